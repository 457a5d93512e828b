// Reads up on the language that is its name, in a thread of its own, so that the page does not stop for it (tools/firstScreen/start.js):
// how prices, counts and dates are written, and what time zones are called (src/domain, src/hooks/useWhen.ts).
new Intl.NumberFormat(name, { style: 'currency', currency: 'USD' });
new Intl.PluralRules(name);
new Intl.DateTimeFormat(name === 'en' ? 'en-GB' : name, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit' }).format(0);
new Intl.DateTimeFormat(name, { timeZone: 'America/New_York', timeZoneName: 'longGeneric' }).format(0);
close();
