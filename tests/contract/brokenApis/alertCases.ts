/** For each rule of alerts APIs that break one assertion of it each, in the order of the assertions. */
import { accepting, answering, asFirst, receiving, refusing, rowsOf, withList, type Case } from './brokenApi';

export const alertCases: Readonly<Record<string, readonly Case[]>> = {
  alertOnce: [
    [
      answering('getAlerts', (data) => withList(data, [...rowsOf(data), ...rowsOf(data)])),
      'the alerts that were set twice: expected 1, got 2',
    ],
    [
      receiving('setAlert', (input) => ({ ...input, isOn: true })),
      'the alerts that were switched off: expected 0, got 1',
    ],
  ],
  alertsApart: [[asFirst('getAlerts'), 'the alerts of another customer: expected 0, got 1']],
  alertNeeded: [
    [accepting('setAlert', 'ALERT_NOT_NEEDED'), 'an alert for an option in stock was accepted'],
    [
      refusing('setAlert', 'ALERT_NOT_NEEDED'),
      'an alert for an option in stock: expected the error ALERT_NOT_NEEDED, got VALIDATION',
    ],
  ],
};
