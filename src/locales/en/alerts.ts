/** Messages of alerts: what is back in stock, and what costs less. */
export const alerts = {
  'alerts.set.stock': 'Tell me when it’s back',
  'alerts.named.stock': 'Tell me when it’s back: {name}',
  'alerts.isSet': 'We’ll tell you in your notifications when it’s back.',
  'alerts.stop': 'Don’t tell me',
  'alerts.stopNamed': 'Don’t tell me: {name}',
  'alerts.stopped': 'OK, we won’t tell you.',
  'alerts.busy': 'One moment…',
  'alerts.notNeeded': 'Good news: it’s in stock. You can order it now.',
  'alerts.set.price': 'Tell me about price drops',
  'alerts.named.price': 'Tell me about price drops: {name}',
  'alerts.list': { one: 'You asked us to tell you ({count})', other: 'You asked us to tell you ({count})' },
  'alerts.waits.stock': 'When it’s back in stock',
  'alerts.waits.price': 'When it costs less than {price}',
  'alerts.fired': 'Told {when}',
  'alerts.removeNamed': 'Remove: {name}',
} as const;
