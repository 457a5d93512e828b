export const reviewsOfHome: Readonly<Record<string, string>> = {
  'Keeps coffee warm exactly as long as the newspaper lasts. The glaze is different on every cup; mine has a freckle.':
    'Hält den Kaffee genau so lange warm, wie die Zeitung reicht. Die Glasur ist bei jeder Tasse anders; meine hat eine Sommersprosse.',
  'Bought one, then three more, because the first one kept being taken.':
    'Erst eine gekauft, dann drei weitere, weil die erste ständig weg war.',
  'Lovely in the hand. Smaller than I thought: 8 oz is a polite coffee, not a big one.':
    'Liegt wunderbar in der Hand. Kleiner als gedacht: 240 ml sind ein höflicher Kaffee, kein großer.',
  'Dishwasher twice a week for half a year, still looks new.':
    'Ein halbes Jahr lang zweimal pro Woche in der Spülmaschine, sieht aus wie neu.',
  'One of two arrived with a chip. They sent a new one in two days, no questions, so three stars for the box and five for the people.':
    'Eine von zweien kam mit einer Macke an. Der Ersatz war in zwei Tagen da, ohne Nachfragen. Also drei Sterne für den Karton und fünf für die Leute.',
  'Roasted four days before it reached me. Chocolate first, a little orange after. Monday is nearly all right.':
    'Vier Tage nach dem Rösten bei mir. Erst Schokolade, dann etwas Orange. Der Montag ist fast in Ordnung.',
  'Very good as filter. The 2.2 lb bag needs a better clip.':
    'Als Filterkaffee sehr gut. Der Kilobeutel braucht einen besseren Verschluss.',
  'Pours without a single drip. I did not know that was possible.':
    'Gießt ohne einen einzigen Tropfen. Ich wusste nicht, dass das geht.',
  'Pretty, but two small cups, not two mugs. Measure before you buy.':
    'Hübsch, aber zwei kleine Tassen, keine zwei Becher. Vor dem Kauf nachmessen.',
  'Delivered on the day they named, by two people who took their shoes off. The lamp is in the right place, which is the whole idea.':
    'Geliefert am angekündigten Tag, von zwei Leuten, die die Schuhe ausgezogen haben. Die Lampe ist am richtigen Platz, und genau darum geht es.',
  'The blue is darker than on my screen and one foot was shorter than the others. A new foot came within a week, the color of course did not change.':
    'Das Blau ist dunkler als auf meinem Bildschirm, und ein Fuß war kürzer als die anderen. Ein neuer kam innerhalb einer Woche, die Farbe blieb natürlich.',
  'Four of them, put together in half an hour with the little key. None of them wobbles.':
    'Vier Stück, in einer halben Stunde mit dem kleinen Schlüssel aufgebaut. Keiner wackelt.',
  'Fig leaf smells like a garden after rain, not like perfume. Burned for 57 hours; I counted, more or less.':
    'Feigenblatt riecht wie ein Garten nach dem Regen, nicht wie Parfüm. Hat 57 Stunden gebrannt; ich habe mitgezählt, so ungefähr.',
  'Mine tunneled down the middle. Turns out you should let it melt to the edge the first time. I wish the box said so in bigger letters.':
    'Bei mir ist nur die Mitte heruntergebrannt. Man soll sie beim ersten Mal bis zum Rand schmelzen lassen. Das dürfte größer auf der Schachtel stehen.',
  'Heavy in the right way. Pancakes let go by themselves after the third Sunday.':
    'Schwer, aber richtig schwer. Nach dem dritten Sonntag lösen sich Pfannkuchen von selbst.',
  'Came wrapped like a present, soil still damp. New leaf after nine days. We named her Gloria.':
    'Kam verpackt wie ein Geschenk, die Erde noch feucht. Nach neun Tagen ein neues Blatt. Sie heißt jetzt Gloria.',
  'Healthy plant, plain pot. Grew faster than my desk allows.':
    'Gesunde Pflanze, schlichter Topf. Ist schneller gewachsen, als mein Schreibtisch erlaubt.',
  'Two leaves broken on arrival. Service sent a new plant, and I kept the first one, which has forgiven everybody.':
    'Zwei Blätter waren bei der Ankunft geknickt. Der Service hat eine neue Pflanze geschickt, und die erste durfte ich behalten. Sie hat allen verziehen.',
  'I have forgotten it for six weeks. It looks better than before.':
    'Sechs Wochen lang vergessen. Er sieht besser aus als vorher.',
  'Sent it to my sister; she called before I could text her. Still standing eight days later.':
    'An meine Schwester geschickt; sie rief an, bevor ich ihr schreiben konnte. Acht Tage später steht er noch.',
  'The code was there before I had put my wallet away. Birthday saved.':
    'Der Code war da, bevor ich mein Portemonnaie weggesteckt hatte. Geburtstag gerettet.',
};
