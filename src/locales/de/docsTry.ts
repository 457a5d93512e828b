import type { docsTry as en } from '@/locales/en/docsTry';
import type { SameMessages } from '@/locales/sameMessages';

export const docsTry: SameMessages<typeof en> = {
  'docs.copy': 'Kopieren',

  'docs.try': 'Ausprobieren',
  'docs.try.as': 'Wird als {name} gesendet.',
  'docs.try.asNobody': 'Wird ohne Anmeldung gesendet.',
  'docs.try.needsCustomer': 'Dieser Aufruf braucht eine Anmeldung und wird abgelehnt.',
  'docs.try.loading': 'Der Editor wird geladen …',
  'docs.try.inputQuery': 'Query-Parameter, als JSON',
  'docs.try.inputBody': 'Body, als JSON',
  'docs.try.notJson': 'Das ist kein gültiges JSON.',
  'docs.try.send': 'Senden',
  'docs.try.sendSameId': 'Mit derselben ID noch einmal senden',
  'docs.try.sending': 'Wird gesendet …',
  'docs.try.anyway': 'Trotzdem senden',
  'docs.try.newId': 'Neue Operations-ID',
  'docs.try.reset': 'Beispiel wiederherstellen',
  'docs.try.status': 'Status {status} · {ms}\u00a0ms',
  'docs.try.fits': 'Entspricht dem Vertrag.',
  'docs.try.refused': 'Abgelehnt, in der Form, die der Vertrag vorsieht.',
  'docs.try.deviates': {
    one: '{count} Abweichung vom Vertrag:',
    other: '{count} Abweichungen vom Vertrag:',
  },
  'docs.try.noJson': 'Die Antwort ist kein JSON und entspricht darum nicht dem Vertrag.',
  'docs.try.noAnswer': 'Es kam keine Antwort.',
  'docs.try.unknown': 'Ob der Shop es getan hat, ist unbekannt.',
  'docs.try.unknownMoney':
    'Ob der Shop es getan hat, ist unbekannt. Mit derselben ID noch einmal zu senden ist unbedenklich.',
  'docs.try.answer': 'Antwort',
  'docs.try.answerOf': 'Antwort von {name}',

  'docs.violation.whole': 'der ganze Wert',
  'docs.violation.missing': 'fehlt',
  'docs.violation.absent': 'fehlt; erwartet war {expected}',
  'docs.violation.times': '({count} Zeilen)',
  'docs.violation.other': 'erwartet war {expected}, gefunden {found}',
  'docs.violation.more': { one: 'und {count} weitere', other: 'und {count} weitere' },

  'docs.curl': 'Als cURL',
  'docs.curl.name': 'cURL-Befehl von {name}',
  'docs.curl.withToken': 'Mit meinem Sitzungstoken. Wer es hat, kann in meinem Namen handeln.',

  'docs.confirm.title': '{name} senden?',
  'docs.confirm.where': 'Geht als {name} an {host}.',
  'docs.confirm.whereNobody': 'Geht ohne Anmeldung an {host}.',
  'docs.confirm.newId': 'Die Operations-ID ist neu, also ist es ein neuer Vorgang.',
  'docs.confirm.sameId':
    'Die Operations-ID wurde schon gesendet. Der Shop wiederholt seine erste Antwort und tut nichts doppelt.',
  'docs.confirm.send': 'Senden',
  'docs.confirm.cancel': 'Abbrechen',

  'docs.effect.sendVerifyCode': 'Der Shop sendet einen Einmalcode an diese Handynummer.',
  'docs.effect.loginWithVerifyCode':
    'Der Shop öffnet eine Sitzung für diese Handynummer, und ein Konto, wenn es keines gibt. Du wirst hier nicht damit angemeldet; das Token steht in der Antwort.',
  'docs.effect.updateUser': 'Der Shop ändert dein Profil.',
  'docs.effect.updatePhone': 'Der Shop ändert die Handynummer, mit der du dich anmeldest.',
  'docs.effect.saveAddress': 'Der Shop ergänzt, ändert oder löscht eine Adresse in deinem Adressbuch.',
  'docs.effect.confirmOrder': 'Der Shop legt eine Bestellung an und reserviert Bestand, Gutschein und Guthaben.',
  'docs.effect.payOrder': 'Der Shop nimmt die Zahlung für diese Bestellung an.',
  'docs.effect.cancelOrder':
    'Der Shop storniert diese Bestellung und gibt Bestand, Gutschein, Guthaben und Zahlung zurück.',
  'docs.effect.exchangeCode': 'Der Shop löst diesen Code für dein Konto ein. Jeder Code gilt einmal.',
  'docs.effect.withdraw': 'Der Shop nimmt diesen Betrag von deinem Guthaben und beantragt die Auszahlung.',
};
