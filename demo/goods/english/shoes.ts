import type { EnglishProducts } from '../demo-product.ts';

export const englishShoes: EnglishProducts = {
  'suede-block-heel-shoes': {
    name: 'Rana suede block heels',
    description:
      'A broad seven-centimetre heel spreads your weight and stays with you to the end of the wedding. The soft suede upper does not pinch the toes. The memory-foam insole is thicker under the ball of the foot.',
    specifications: [
      ['Upper', 'Genuine suede'],
      ['Heel', '7 cm, block'],
      ['Insole', 'Memory foam'],
      ['Sole', 'Non-slip'],
      ['Fit', 'Regular'],
    ],
    tags: ['Party wear', 'Heels', 'Suede'],
    badge: 'Special',
  },
  'leather-ballet-flats': {
    name: 'Negar soft leather ballet flats',
    description:
      'Lambskin sewn by hand in Tabriz, so supple that the pair folds into a handbag. A hidden elastic at the back holds the heel without squeezing it. Made for long days at the office and walks through town.',
    specifications: [
      ['Upper', 'Lambskin'],
      ['Lining', 'Leather'],
      ['Heel', '1 cm'],
      ['Sole', 'Flexible rubber'],
      ['Stitching', 'By hand'],
    ],
    tags: ['Leather', 'Office', 'Everyday', 'Hand-stitched'],
  },
  'woven-summer-sandals': {
    name: 'Kish woven wide-strap sandals',
    description:
      'Wide woven straps leave no blisters behind. The cork wedge adds four centimetres and is easier on the foot than a heel. A strap at the back adjusts to your ankle.',
    specifications: [
      ['Upper', 'Straw and cotton'],
      ['Wedge', '4 cm, cork'],
      ['Fastening', 'Hook and loop'],
      ['Sole', 'Rubber'],
      ['Season', 'Spring and summer'],
    ],
    tags: ['Summer', 'Travel', 'Everyday'],
  },
  'ankle-leather-boots': {
    name: 'Aban zipped leather ankle boots',
    description:
      'A short wool lining keeps feet warm in the snow, and the low shaft sits neatly under jeans. The side zip makes them quick to put on, and elastic gives room to a wider ankle. The lugged sole grips on ice.',
    specifications: [
      ['Upper', 'Genuine cowhide'],
      ['Lining', 'Short wool'],
      ['Heel', '4 cm'],
      ['Fastening', 'Side zip'],
      ['Sole', 'Lugged, non-slip'],
      ['Warranty', '6 months on the sole'],
    ],
    tags: ['Winter', 'Leather', 'Boots'],
  },
  'home-eva-slippers': {
    name: 'Aramesh cushioned slippers',
    description:
      'Light moulded foam that gives under each step and springs back. The arch support takes the strain out of standing at the stove. They soak up no water and do not slip on wet tiles.',
    specifications: [
      ['Material', 'EVA foam'],
      ['Sole thickness', '4 cm'],
      ['Weight per shoe', '90 g'],
      ['Use', 'Home and bathroom'],
    ],
    tags: ['Home', 'Orthopaedic', 'Summer'],
  },
  'derby-leather-shoes': {
    name: 'Vazir leather derby shoes',
    description:
      'Polished cowhide with a Goodyear welt, so the sole can be replaced after years of wear. The wide last is shaped for the Iranian foot and leaves the toes room. The box holds spare laces and a shoehorn.',
    specifications: [
      ['Upper', 'Genuine cowhide'],
      ['Lining', 'Goatskin'],
      ['Stitching', 'Goodyear welt'],
      ['Sole', 'Leather and rubber'],
      ['Included', 'Spare laces and shoehorn'],
      ['Warranty', '12 months'],
    ],
    tags: ['Formal', 'Leather', 'Hand-stitched', 'Office'],
  },
  'casual-leather-loafers': {
    name: 'Cafe leather loafers',
    description:
      'A light loafer that you can wear without socks, because the leather insole takes up moisture. The strap across the front keeps the foot in place. Add cotton trousers and a blazer, and smart casual is done.',
    specifications: [
      ['Upper', 'Genuine leather'],
      ['Insole', 'Removable leather'],
      ['Fastening', 'Slip-on'],
      ['Sole', 'Light PU'],
      ['Weight per shoe', '310 g'],
    ],
    tags: ['Leather', 'Everyday', 'Office'],
  },
  'suede-desert-boots': {
    name: 'Lut suede desert boots',
    description:
      'Sand-coloured suede on a crepe sole, the quietest step on any cobbled street. The short shaft covers the ankle, enough for autumn in Tehran and spring in Isfahan. A waterproofing spray comes with the pair.',
    specifications: [
      ['Upper', 'Genuine suede'],
      ['Sole', 'Crepe'],
      ['Shaft', '12 cm'],
      ['Fastening', 'Laces, three pairs of eyelets'],
      ['Included', 'Waterproofing spray'],
    ],
    tags: ['Suede', 'Autumn', 'Boots', 'Travel'],
  },
  'handmade-giveh': {
    name: 'Handwoven Kermanshah giveh',
    description:
      'Weavers in Kermanshah crochet the cotton upper of these traditional shoes, two days of work for each pair. Feet breathe in them and stay fresh in the heat. A thin layer of rubber strengthens the classic sole, so that they last in town too.',
    specifications: [
      ['Upper', 'Cotton yarn, handwoven'],
      ['Sole', 'Pressed cloth and rubber'],
      ['Made in', 'Kermanshah'],
      ['Weight per shoe', '220 g'],
    ],
    tags: ['Traditional', 'Hand-stitched', 'Summer', 'Gift'],
    badge: 'New',
  },
  'cushioned-running-shoes': {
    name: 'Shetab cushioned running shoes',
    description:
      'Dual-density foam lands the heel softly and gives the toes a quick push-off. The knitted upper has no seams to rub. Designed for up to twenty kilometres a week on the road.',
    specifications: [
      ['Upper', 'One-piece knit'],
      ['Midsole', 'Dual-density EVA foam'],
      ['Drop', '8 mm'],
      ['Weight per shoe', '260 g'],
      ['Use', 'Road running'],
      ['Fit', 'Regular'],
    ],
    tags: ['Sport', 'Running', 'Everyday'],
    badge: 'Best seller',
  },
  'waterproof-hiking-boots': {
    name: 'Damavand waterproof hiking boots',
    description:
      'A waterproof membrane keeps streams and snow out and lets moisture escape. The high shaft supports the ankle on scree, and a rubber toe cap takes the knocks. Two or three short walks before the climb are enough to break them in.',
    specifications: [
      ['Upper', 'Nubuck and tough nylon'],
      ['Membrane', 'Waterproof and breathable'],
      ['Shaft', '16 cm'],
      ['Sole', 'Deep-lugged rubber'],
      ['Weight per shoe', '590 g'],
      ['Warranty', '12 months'],
    ],
    tags: ['Mountaineering', 'Travel', 'Winter', 'Boots'],
  },
  'indoor-futsal-shoes': {
    name: 'Azadi futsal shoes',
    description:
      'The crepe sole grips parquet and stone floors and leaves no black marks. A suede toe sharpens the touch on the ball and is slow to wear. The laces sit off-centre to leave a clean striking area.',
    specifications: [
      ['Upper', 'Synthetic leather and suede'],
      ['Sole', 'Non-marking crepe'],
      ['Use', 'Indoor'],
      ['Weight per shoe', '270 g'],
      ['Insole', 'Removable'],
    ],
    tags: ['Sport', 'Football'],
  },
  'minimal-white-sneakers': {
    name: 'Roozegar plain sneakers',
    description:
      'A clean shoe without a logo that goes with jeans, a skirt or tailored trousers. The upper wipes clean with a damp cloth and does not yellow. The sole is stitched all round, not just glued.',
    specifications: [
      ['Upper', 'First-grade synthetic leather'],
      ['Lining', 'Cotton'],
      ['Sole', 'Stitched rubber'],
      ['For', 'Women and men'],
    ],
    tags: ['Everyday', 'Sport', 'All-season'],
  },
  'adjustable-roller-skates': {
    name: 'Park adjustable roller skates',
    description:
      'One button makes them up to three sizes bigger, so they last two summers. Soft polyurethane wheels run smoothly on park asphalt, and there is a brake on both feet. A three-point cuff keeps a beginner upright.',
    specifications: [
      ['Wheels', 'Polyurethane, 58 mm'],
      ['Bearings', 'ABEC-7'],
      ['Adjustment', 'Three sizes'],
      ['Maximum load', '80 kg'],
      ['Brake', 'On both feet'],
    ],
    tags: ['Sport', 'Children', 'Gift'],
  },
  'kids-velcro-sneakers': {
    name: "Zang Varzesh kids' school trainers",
    description:
      'Children open and close the two wide straps by themselves, and mornings run on time. The rubber toe stands up to every stone that gets kicked. The insole comes out for washing.',
    specifications: [
      ['Upper', 'Mesh and synthetic leather'],
      ['Fastening', 'Two straps'],
      ['Sole', 'Non-slip rubber'],
      ['Insole', 'Washable'],
      ['Age', '5 to 10 years'],
    ],
    tags: ['Children', 'School', 'Sport'],
  },
  'first-steps-leather-shoes': {
    name: 'Ghadam Aval leather first shoes',
    description:
      'Through the thin, soft sole a toddler feels the floor and finds balance sooner. The front is wide and does not crowd the toes. The leather is coloured with plant dyes and safe for young skin.',
    specifications: [
      ['Upper', 'Lambskin'],
      ['Sole', 'Soft suede'],
      ['Fastening', 'Elastic and strap'],
      ['Age', '9 to 24 months'],
      ['Dye', 'Plant-based'],
    ],
    tags: ['Baby', 'Children', 'Leather', 'Gift'],
  },
  'girls-party-ballet-shoes': {
    name: 'Aroosak satin bow ballet shoes',
    description:
      'Satin shoes with a bow that is sewn on and stays on. An elastic strap holds them while she dances and plays. Thanks to the soft insole, nobody at the party says that their feet hurt.',
    specifications: [
      ['Upper', 'Satin'],
      ['Fastening', 'Elastic strap'],
      ['Insole', 'Foam'],
      ['Sole', 'Rubber'],
      ['Age', '3 to 9 years'],
    ],
    tags: ['Children', 'Party wear', 'Satin'],
  },
  'kids-rain-boots': {
    name: "Chaleh Ab kids' rain boots",
    description:
      'One seamless piece of rubber keeps feet dry in the deepest puddle. With two handles at the top, children pull them on by themselves. The towelling sock inside comes out to dry by the heater.',
    specifications: [
      ['Material', 'Natural rubber'],
      ['Lining', 'Removable towelling'],
      ['Shaft', '19 cm'],
      ['Sole', 'Lugged'],
      ['Age', '3 to 8 years'],
    ],
    tags: ['Children', 'Rainwear', 'Autumn', 'School'],
  },
  'kids-summer-sandals': {
    name: "Jazireh kids' three-strap sandals",
    description:
      'Separate straps for toe, instep and heel fit a slim foot and a chubby one alike. The sole stays soft in sea water and lets the sand out. A closed front protects toes from the edge of the pool.',
    specifications: [
      ['Upper', 'Neoprene and synthetic leather'],
      ['Fastening', 'Three straps'],
      ['Sole', 'Light EVA'],
      ['Age', '3 to 9 years'],
    ],
    tags: ['Children', 'Summer', 'Travel'],
  },
};
