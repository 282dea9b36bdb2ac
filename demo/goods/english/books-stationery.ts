import type { EnglishProducts } from '../demo-product.ts';

export const englishBooksStationery: EnglishProducts = {
  'crime-and-punishment': {
    name: 'Crime and Punishment, Fyodor Dostoevsky',
    description:
      'Raskolnikov believes that a superior man stands above the law, and one blow of an axe changes everything. Dostoevsky seats you in his feverish mind and in the stifling alleys of Petersburg. This edition comes with an introduction and a chart of the characters.',
    specifications: [
      ['Author', 'Fyodor Dostoevsky'],
      ['Format', 'Octavo'],
      ['Pages', '752'],
      ['Cover', 'Hardback'],
      ['Language', 'Persian'],
      ['Subject', 'Russian literature'],
    ],
    tags: ['Novel', 'Classics', 'Russian literature'],
    badge: 'Best seller',
  },
  'pride-and-prejudice': {
    name: 'Pride and Prejudice, Jane Austen',
    description:
      'Elizabeth Bennet has a sharp tongue, and Mr Darcy an even sharper pride. With quiet wit, Austen shows how wrong a first judgement can be. A fluent and faithful translation for readers who are new to the classics.',
    specifications: [
      ['Author', 'Jane Austen'],
      ['Format', 'Octavo'],
      ['Pages', '448'],
      ['Cover', 'Paperback'],
      ['Language', 'Persian'],
      ['Subject', 'English literature'],
    ],
    tags: ['Novel', 'Classics', 'Romance'],
  },
  'pomegranate-alley-novel': {
    name: 'Pomegranate Alley, three generations of a house',
    description:
      "A house in Saveh, three women and a tree that ripens a new secret every autumn. From kitchen and courtyard the author tells eighty years of a family's history. The chapters are short, and each ends with an old recipe.",
    specifications: [
      ['Author', 'Mehrangiz Delavar'],
      ['Format', 'Octavo'],
      ['Pages', '288'],
      ['Cover', 'Paperback'],
      ['Printing', 'Third'],
      ['Subject', 'Iranian fiction'],
    ],
    tags: ['Novel', 'Iranian fiction', 'Gift'],
    badge: 'New',
  },
  'around-the-world-in-eighty-days': {
    name: 'Around the World in Eighty Days, Jules Verne',
    description:
      'Phileas Fogg bets half his fortune and boards the first train with his valet. An elephant, ships and a sledge play their parts, and a stubborn detective is on their heels. A folding map of the route is at the end of the book.',
    specifications: [
      ['Author', 'Jules Verne'],
      ['Format', 'Octavo'],
      ['Pages', '272'],
      ['Cover', 'Paperback'],
      ['Included', 'Folding map'],
      ['Age group', 'Teenagers and adults'],
    ],
    tags: ['Novel', 'Classics', 'Adventure', 'Teenagers'],
  },
  'night-train-to-tabriz': {
    name: 'The Last Train to Tabriz, a detective novel',
    description:
      'From compartment four a passenger vanishes before Zanjan, and his suitcase is still in its place. A retired inspector who only wanted to sleep has until dawn to find the truth. All the clues lie before the reader who looks closely.',
    specifications: [
      ['Author', 'Bahram Kianfar'],
      ['Format', 'Pocket'],
      ['Pages', '320'],
      ['Cover', 'Paperback'],
      ['Subject', 'Crime and mystery'],
    ],
    tags: ['Novel', 'Iranian fiction', 'Crime', 'Adventure'],
  },
  'the-little-prince': {
    name: 'The Little Prince, Antoine de Saint-Exupéry',
    description:
      "A pilot in the desert, a boy from another planet and a rose with four thorns. A book that children love for its story and adults for what it leaves unsaid. The author's colour pictures are printed in full size.",
    specifications: [
      ['Author', 'Antoine de Saint-Exupéry'],
      ['Format', 'Royal octavo'],
      ['Pages', '112'],
      ['Cover', 'Hardback'],
      ['Pictures', 'In colour'],
      ['Age group', 'From 8 years'],
    ],
    tags: ["Children's books", 'Classics', 'Gift'],
  },
  'little-black-fish': {
    name: 'The Little Black Fish, Samad Behrangi',
    description:
      'A small fish wants to know where the stream ends and fears no pelican. This edition has new illustrations in the manner of hand prints. The code inside the cover opens a recording of the story.',
    specifications: [
      ['Author', 'Samad Behrangi'],
      ['Format', 'Square'],
      ['Pages', '48'],
      ['Cover', 'Hardback'],
      ['Included', 'Audio recording'],
      ['Age group', 'From 7 years'],
    ],
    tags: ["Children's books", 'Iranian fiction', 'Classics'],
  },
  'shahnameh-for-children': {
    name: 'Shahnameh for Children, twelve illustrated tales',
    description:
      'Zal and the Simurgh, the seven labours of Rostam, Bijan and Manijeh: twelve tales in simple prose, each with a few verses of Ferdowsi himself. The pictures are inspired by the miniatures of Herat. Difficult words are explained at the foot of the page.',
    specifications: [
      ['Format', 'Large'],
      ['Pages', '176'],
      ['Cover', 'Hardback with jacket'],
      ['Pictures', 'Full colour'],
      ['Age group', 'From 9 years'],
    ],
    tags: ["Children's books", 'Iranian fiction', 'Gift', 'Shahnameh'],
  },
  'touch-and-feel-animals': {
    name: 'Touch and Learn, farm animals',
    description:
      "Little fingers feel the lamb's wool, the chick's feathers and the horse's soft muzzle. Thick board pages survive being chewed and thrown. Every page has one word and one sound to copy.",
    specifications: [
      ['Format', 'Small square'],
      ['Pages', '12'],
      ['Material', 'Thick board and fabric'],
      ['Age group', 'From 6 months'],
      ['Corners', 'Rounded'],
    ],
    tags: ["Children's books", 'Baby', 'Educational'],
  },
  'hundred-home-experiments': {
    name: 'A Hundred Experiments from the Kitchen',
    description:
      'A volcano of vinegar, a rainbow in a glass and a battery from a lemon, all with what is in the cupboard. Each experiment takes two pages: what to do, and why it works. A sign in the margin says where a grown-up is needed.',
    specifications: [
      ['Format', 'Large'],
      ['Pages', '208'],
      ['Cover', 'Paperback'],
      ['Pictures', 'In colour'],
      ['Age group', '8 to 14 years'],
    ],
    tags: ["Children's books", 'Educational', 'Teenagers', 'Science'],
  },
  'leather-cover-journal': {
    name: 'Safarnameh plain leather journal',
    description:
      'Cream paper of a hundred grams, through which fountain-pen ink does not show. The leather cover wraps shut with a cord, and the book inside can be replaced. For memories, quick sketches or a graduation present.',
    specifications: [
      ['Format', 'A5'],
      ['Sheets', '120'],
      ['Paper', '100 gsm, cream'],
      ['Cover', 'Genuine leather'],
      ['Binding', 'Sewn, replaceable'],
    ],
    tags: ['Notebooks', 'Leather', 'Gift', 'Writing'],
  },
  'calligraphy-fountain-pen': {
    name: 'Mir Emad oblique calligraphy pen',
    description:
      'An oblique nib in three widths makes nastaliq something to practise every day. The brass body has a good weight and steadies the hand. A bottle of brown ink and twelve sheets of models are in the box.',
    specifications: [
      ['Nib', '1.1, 1.5 and 1.9 mm'],
      ['Body', 'Brass, matt finish'],
      ['Filling', 'Piston'],
      ['Included', 'Ink and models'],
      ['Warranty', '12 months'],
    ],
    tags: ['Calligraphy', 'Writing', 'Gift'],
    badge: 'Special',
  },
  'spiral-school-notebook-pack': {
    name: 'Spiral school notebooks, pack of five',
    description:
      'The double wire turns pages flat, and the plastic cover survives until the last exam. Pale ruling is easy on the eyes. Every cover shows a bird of Iran.',
    specifications: [
      ['Quantity', '5 notebooks'],
      ['Sheets', '100 in each'],
      ['Paper', '70 gsm writing paper'],
      ['Format', 'Royal octavo'],
      ['Cover', 'Plastic'],
    ],
    tags: ['Notebooks', 'School', 'Writing'],
  },
  'solar-year-planner': {
    name: 'Haft-Sin weekly planner 1405',
    description:
      'Each week on two pages, with room for the aims of the month and a shopping list. Occasions of the solar, lunar and Gregorian calendars stand in small print beside the days. It has two ribbon markers and a pocket for receipts at the back.',
    specifications: [
      ['Format', 'Octavo'],
      ['Pages', '192'],
      ['Calendar', 'Solar, lunar, Gregorian'],
      ['Cover', 'Hard, cloth'],
      ['Included', 'Two ribbons and stickers'],
    ],
    tags: ['Notebooks', 'Planning', 'Gift', 'Office'],
  },
  'gel-pen-set-twelve': {
    name: 'Gel pens, set of twelve colours',
    description:
      'A 0.7 tip with ink that dries fast and does not blacken even a left hand. The colours are easy to tell apart in neat notes. Each pen writes a little more than eight hundred metres.',
    specifications: [
      ['Quantity', '12 colours'],
      ['Tip', '0.7 mm'],
      ['Ink', 'Gel, quick-drying'],
      ['Body', 'Soft triangular'],
    ],
    tags: ['Writing', 'School', 'Office'],
  },
  'watercolour-set-36': {
    name: 'Baran watercolours, 36 pans',
    description:
      'Richly pigmented colour that spreads clear and bright with a little water. The metal box holds a three-part palette and a water brush and works on the road too. Fill in the blank colour chart yourself, to know each colour when it is dry.',
    specifications: [
      ['Quantity', '36 colours'],
      ['Type', 'Pans'],
      ['Box', 'Metal, with palette'],
      ['Included', 'Water brush'],
      ['Lightfastness', 'Good to excellent'],
    ],
    tags: ['Painting', 'Gift', 'Art'],
    badge: 'Best seller',
  },
  'coloured-pencils-48': {
    name: 'Coloured pencils, 48 in a metal box',
    description:
      'The lead is bonded to the wood and does not break when a pencil falls. Colours blend in layers, and shading is smooth. The two-tier metal box keeps the pencils in the order of the spectrum.',
    specifications: [
      ['Quantity', '48 colours'],
      ['Lead', '3.3 mm'],
      ['Wood', 'Cedar'],
      ['Box', 'Metal, two-tier'],
      ['Age', 'From 6 years'],
    ],
    tags: ['Painting', 'School', 'Children', 'Art'],
  },
  'acrylic-starter-kit': {
    name: 'Kargah acrylic paint set with canvas',
    description:
      'All that a first painting needs, in one box. Twelve tubes of opaque colour, two linen canvases and five synthetic brushes. Acrylic washes off with water and is dry in half an hour.',
    specifications: [
      ['Paint', '12 tubes of 20 ml'],
      ['Canvas', 'Two, 30 × 40 cm'],
      ['Brushes', '5'],
      ['Included', 'Palette and palette knife'],
      ['Age', 'From 10 years'],
    ],
    tags: ['Painting', 'Art', 'Gift'],
  },
  'sketchbook-heavy-paper': {
    name: 'Textured sketchbook, 180 gsm',
    description:
      'Textured paper takes charcoal and conté well and does not fluff under the eraser. It stands a light wash of watercolour without buckling. The sheets come away cleanly along a perforation.',
    specifications: [
      ['Format', 'A4'],
      ['Sheets', '50'],
      ['Paper', '180 gsm, textured'],
      ['Binding', 'Spiral, perforated'],
    ],
    tags: ['Notebooks', 'Art', 'Painting'],
  },
  'macrame-weaving-kit': {
    name: 'Macramé wall hanging kit',
    description:
      'Twisted cotton cord, a piece of driftwood and a step-by-step guide with five simple knots. One Friday afternoon is enough for a wall hanging forty centimetres wide. The code on the box opens a teaching video.',
    specifications: [
      ['Cord', '80 m of 4 mm cotton'],
      ['Wood', '45 cm'],
      ['Included', 'Comb, scissors and guide'],
      ['Level', 'Beginner'],
      ['Making time', 'About 4 hours'],
    ],
    tags: ['Art', 'Macramé', 'Gift', 'Pastime'],
  },
};
