/** Handlers of alerts. A shop without the part answers as if it did not know them. */
import type { alertCalls } from '../../src/api/calls';
import { requireCustomer, type CallContext, type Handlers } from '../context';
import { listAlerts, switchAlertOff, switchAlertOn } from '../domain/alerts';
import { toFullList } from '../pagination';
import { serializeAlert } from '../serializers/alert';
import { requireFound } from '../shopError';

/** The id of the customer, in a shop that has alerts. */
const requireAlerts = (context: CallContext): string =>
  requireFound(context.configuration.features.alerts ? requireCustomer(context).id : undefined, 'alertsUnknown');

const serializeAlerts = (context: CallContext) =>
  toFullList(
    listAlerts(context, requireAlerts(context)).flatMap((row) => serializeAlert(context, row) ?? []),
    (row) => row,
  );

export const alertHandlers: Handlers<typeof alertCalls> = {
  getAlerts: serializeAlerts,

  setAlert(context, { isOn, ...subject }) {
    const change = isOn ? switchAlertOn : switchAlertOff;
    change(context, requireAlerts(context), subject);
    return serializeAlerts(context);
  },
};
