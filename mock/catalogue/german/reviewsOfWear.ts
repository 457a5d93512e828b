export const reviewsOfWear: Readonly<Record<string, string>> = {
  'Laptop, lunch, rain jacket, and room for the bread I always buy on the way home. The back stays dry.':
    'Laptop, Mittagessen, Regenjacke und Platz für das Brot, das ich auf dem Heimweg immer kaufe. Der Rücken bleibt trocken.',
  'The raspberry is brighter than in the picture. I have come to like it.':
    'Das Himbeerrot ist kräftiger als auf dem Bild. Inzwischen mag ich es.',
  'A zipper pull came off in the second month. They mailed a new one with a note, but I had to fit it myself.':
    'Im zweiten Monat ging ein Zipper ab. Der neue kam mit einem netten Gruß per Post, anbringen musste ich ihn selbst.',
  'Fits the gauge of every airline I have tried. The wheels are so quiet that I check whether it is still there.':
    'Passt bei jeder Airline, die ich probiert habe, in den Messrahmen. Die Rollen sind so leise, dass ich nachsehe, ob er noch da ist.',
  'Solid case, scratches easily. After three flights it has stories.':
    'Solider Koffer, verkratzt leicht. Nach drei Flügen hat er Geschichten zu erzählen.',
  'Light as promised. Six miles around a city on the first day and no blister.':
    'Leicht wie versprochen. Am ersten Tag zehn Kilometer durch die Stadt und keine Blase.',
  'They run small. I wear a 10 everywhere and needed a 10.5 here. The exchange was free.':
    'Fallen klein aus. Ich trage sonst 43 und brauchte hier 44. Der Umtausch war kostenlos.',
  'Warm without being a blanket. The inside pocket holds a paperback, somebody thought about that.':
    'Warm, ohne eine Decke zu sein. In die Innentasche passt ein Taschenbuch, da hat jemand mitgedacht.',
  'Beautiful cut. Needs a brush, picks up every cat hair in the building.':
    'Wunderschöner Schnitt. Braucht eine Bürste, zieht jedes Katzenhaar im Haus an.',
  'Finally nobody tells me that my socks do not match. They do not, on purpose.':
    'Endlich sagt mir niemand mehr, dass meine Socken nicht zusammenpassen. Tun sie nicht, mit Absicht.',
  'Turned inside out at the first corner. It turned back as well, to be fair, but I was wet by then.':
    'An der ersten Ecke umgeklappt. Fairerweise auch wieder zurück, aber da war ich schon nass.',
};
