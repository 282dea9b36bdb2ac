import type { EnglishProducts } from '../demo-product.ts';

export const englishWomensFashion: EnglishProducts = {
  'velvet-evening-maxi-dress': {
    name: 'Yalda velvet boat-neck maxi dress',
    description:
      'Soft, heavy velvet that glows quietly in evening light and falls without a crease. The boat neck and three-quarter sleeves set modesty beside elegance. Fully lined, with a hidden zip that keeps the waist smooth.',
    specifications: [
      ['Fabric', 'Stretch velvet'],
      ['Length', '142 cm'],
      ['Neckline', 'Boat'],
      ['Sleeves', 'Three-quarter'],
      ['Lining', 'Yes'],
      ['Care', 'Dry clean'],
    ],
    tags: ['Party wear', 'Velvet', 'Evening wear', 'Winter'],
    badge: 'Special',
  },
  'linen-summer-dress': {
    name: 'Nasim belted linen dress',
    description:
      'Washed linen, soft from the first wear and airy in the heat of July. Take the belt off for a loose fit, or tie it for a shaped one. Two large pockets in the seams save you a bag.',
    specifications: [
      ['Fabric', '70% linen, 30% cotton'],
      ['Length', '115 cm'],
      ['Neckline', 'Notched collar'],
      ['Pockets', 'Two, in the seams'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Summer', 'Linen', 'Everyday'],
  },
  'floral-pinafore-dress': {
    name: 'Bagh-e Eram floral pinafore dress',
    description:
      'Small flowers in the colours of the tiles of Shiraz, at ease over any plain blouse. The straps adjust at the back, and a wide elastic leaves room to move. As right for an afternoon party as for a light day at work.',
    specifications: [
      ['Fabric', 'Viscose'],
      ['Length', '120 cm'],
      ['Pattern', 'Small flower print'],
      ['Straps', 'Adjustable'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Everyday', 'Floral', 'Summer'],
  },
  'satin-midi-party-dress': {
    name: 'Parvaneh strapless satin dress with cape',
    description:
      'Glossy satin over fine boning, which stays in place without straps. A chiffon cape in the same colour fastens with two pearl buttons and covers the shoulders for the ceremony. Edges finished by hand, so no thread pulls.',
    specifications: [
      ['Fabric', 'Satin and chiffon'],
      ['Length', '108 cm'],
      ['Lining', 'Cotton'],
      ['Detail', 'Pearl buttons'],
      ['Care', 'Dry clean'],
    ],
    tags: ['Party wear', 'Evening wear', 'Satin'],
  },
  'knit-winter-dress': {
    name: 'Barf roll-neck knitted tunic',
    description:
      'A warm, chunky knit that does not itch, for its acrylic is mixed with cotton. It reaches the knee and goes with slim trousers or thick leggings. Dry it flat to keep its shape.',
    specifications: [
      ['Fabric', 'Cotton and acrylic'],
      ['Length', '95 cm'],
      ['Neckline', 'Roll neck'],
      ['Weight', 'Warm'],
      ['Care', 'Hand wash cold'],
    ],
    tags: ['Winter', 'Knitwear', 'Everyday'],
  },
  'classic-office-manto': {
    name: 'Diba crepe office manteau',
    description:
      'Bengaline crepe holds its line and looks freshly ironed until the end of the day. The slit at the back makes sitting and driving easy. A notched collar and three matching buttons give it a neat, serious air.',
    specifications: [
      ['Fabric', 'Bengaline crepe'],
      ['Length', '105 cm'],
      ['Fastening', 'Three buttons'],
      ['Pockets', 'Two welt pockets'],
      ['Lining', 'None'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Office', 'Crepe', 'Everyday'],
    badge: 'Best seller',
  },
  'termeh-embroidered-manto': {
    name: 'Yazd termeh-trimmed overcoat',
    description:
      'Bands of Yazd termeh with the paisley boteh run along cuffs and edges, and the rest is left plain. Worn open, it shines over any dress of one colour. Every strip is cut on its own, so no two are quite alike.',
    specifications: [
      ['Fabric', 'Cotton and termeh'],
      ['Length', '110 cm'],
      ['Fastening', 'Open front'],
      ['Pattern', 'Boteh paisley'],
      ['Care', 'Dry clean'],
    ],
    tags: ['Traditional', 'Termeh', 'Gift', 'Party wear'],
  },
  'wool-blend-winter-coat': {
    name: 'Sepideh belted wool-blend coat',
    description:
      'Double-faced wool keeps out the January wind without being heavy. The wide collar stands up and does for a scarf. A belt of the same cloth marks the waist, and the pockets are lined to keep hands warm.',
    specifications: [
      ['Fabric', 'Wool blend, 40% wool'],
      ['Length', '118 cm'],
      ['Lining', 'Satin'],
      ['Fastening', 'Buttons and belt'],
      ['Weight', '1.4 kg'],
      ['Care', 'Dry clean'],
    ],
    tags: ['Winter', 'Coats', 'Wool'],
  },
  'light-trench-manto': {
    name: 'Baran waterproof trench coat',
    description:
      'Microfibre with a waterproof layer, from which the autumn drizzle simply runs off. Doubled shoulders and a hood that comes away. It folds into the small bag that comes with it.',
    specifications: [
      ['Fabric', 'Waterproof microfibre'],
      ['Length', '100 cm'],
      ['Hood', 'Detachable'],
      ['Fastening', 'Double-breasted'],
      ['Included', 'Carrying bag'],
    ],
    tags: ['Autumn', 'Rainwear', 'Everyday'],
  },
  'twill-silk-scarf': {
    name: 'Kashi twill silk scarf',
    description:
      'Silk twill with hand-rolled edges, which does not slip and holds a knot well. The pattern comes from the sunburst of the Sheikh Lotfollah mosque. It arrives in a hard box with a ribbon, ready to give.',
    specifications: [
      ['Fabric', 'Silk twill'],
      ['Size', '90 × 90 cm'],
      ['Edges', 'Hand-rolled'],
      ['Pattern', 'Shamseh sunburst'],
      ['Packaging', 'Gift box'],
    ],
    tags: ['Silk', 'Gift', 'Traditional', 'Party wear'],
    badge: 'Best seller',
  },
  'cotton-daily-shawl': {
    name: 'Sadegi all-season cotton shawl',
    description:
      'Thin, matt cotton, calm enough for class and office. The short fringe does not curl in the wash. Wide enough to be tied as a full hijab.',
    specifications: [
      ['Fabric', 'Cotton'],
      ['Size', '70 × 200 cm'],
      ['Edges', 'Short fringe'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Cotton', 'Everyday', 'Office'],
  },
  'merino-wool-wrap': {
    name: 'Reversible herringbone merino wrap',
    description:
      'Merino in a herringbone weave, dark on one side and light on the other. Large enough to do for a blanket on a plane or by the window. Warm, and it sheds no fluff.',
    specifications: [
      ['Fabric', 'Merino wool and viscose'],
      ['Size', '80 × 190 cm'],
      ['Weave', 'Reversible herringbone'],
      ['Care', 'Hand wash cold'],
    ],
    tags: ['Winter', 'Wool', 'Gift'],
  },
  'chiffon-printed-mini-scarf': {
    name: 'Ordibehesht floral chiffon mini scarf',
    description:
      'Half-sheer chiffon with watercolour flowers, for the neck, the hair or the handle of a bag. Small, light and hard to stain. It sits well with a linen dress or a summer pinafore.',
    specifications: [
      ['Fabric', 'Chiffon'],
      ['Size', '55 × 55 cm'],
      ['Pattern', 'Watercolour flowers'],
      ['Edges', 'Picot'],
    ],
    tags: ['Floral', 'Summer', 'Gift'],
  },
  'leather-shoulder-bag': {
    name: 'Ava cowhide shoulder bag',
    description:
      'Natural cowhide tanned in Tabriz, which grows softer and glossier with the years. Inside are a zipped pocket and a place for the phone. The long strap adjusts, or comes off altogether.',
    specifications: [
      ['Material', 'Natural cowhide'],
      ['Size', '28 × 20 × 9 cm'],
      ['Strap', 'Adjustable and detachable'],
      ['Fittings', 'Stainless steel'],
      ['Warranty', '12 months on the fittings'],
    ],
    tags: ['Leather', 'Office', 'Gift'],
  },
  'canvas-tote-bag': {
    name: 'Bazar roomy canvas tote',
    description:
      "Thick canvas with a double base, up to a week's shopping or a fifteen-inch laptop. The handles are long enough to stay on the shoulder. It comes clean in the washing machine.",
    specifications: [
      ['Material', '340 g canvas'],
      ['Size', '42 × 38 × 12 cm'],
      ['Carries', '12 kg'],
      ['Pocket', 'One inside, zipped'],
    ],
    tags: ['Everyday', 'Canvas and twill', 'Shopping'],
    badge: 'New',
  },
  'evening-clutch-bag': {
    name: 'Mahtab pleated evening clutch',
    description:
      'Pleated satin with a kiss lock and a gold chain that hides inside. Phone, keys and lipstick go in, and it still looks slim. The velvet lining keeps them from scratching.',
    specifications: [
      ['Material', 'Pleated satin'],
      ['Size', '22 × 12 × 5 cm'],
      ['Chain', '110 cm, gold-coloured'],
      ['Fastening', 'Kiss lock'],
    ],
    tags: ['Party wear', 'Satin', 'Evening wear'],
  },
  'compact-leather-backpack': {
    name: 'Safar leather city backpack',
    description:
      'A light backpack for university and day trips, opening at the back where no pickpocket reaches. The sleeve for an eleven-inch tablet is softly lined. Padded straps take the weight off your shoulders.',
    specifications: [
      ['Material', 'Natural leather, cotton lining'],
      ['Size', '30 × 26 × 13 cm'],
      ['Weight', '780 g'],
      ['Tablet sleeve', 'Up to 11 in'],
      ['Warranty', '12 months on the fittings'],
    ],
    tags: ['Leather', 'Travel', 'Everyday'],
  },
  'puff-sleeve-blouse': {
    name: 'Taraneh puff-sleeve crepe blouse',
    description:
      'Puffed sleeves with elastic cuffs and a plain round neck, without broadening the shoulders. The chiffon crepe dries fast and needs no iron. Pairs with a pencil skirt or tailored trousers.',
    specifications: [
      ['Fabric', 'Chiffon crepe'],
      ['Length', '62 cm'],
      ['Sleeves', 'Long, puffed'],
      ['Neckline', 'Round'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Party wear', 'Crepe', 'Office'],
  },
  'cotton-basic-tee': {
    name: 'Har Rooz plain cotton T-shirt',
    description:
      'Pure combed cotton, with a neck that is still in shape after dozens of washes. Thick enough not to show through in the light colours. It runs slightly loose; take a size smaller for a close fit.',
    specifications: [
      ['Fabric', '100% combed cotton'],
      ['Fabric weight', '180 g per square metre'],
      ['Neckline', 'Round'],
      ['Sleeves', 'Short'],
      ['Care', 'Machine wash at 40 °C'],
    ],
    tags: ['Cotton', 'Everyday', 'Summer'],
  },
  'ribbed-summer-tank': {
    name: 'Sahel wide-strap ribbed top',
    description:
      'A stretchy rib that sits close without pressing and leaves no line beneath a manteau or jacket. The wide straps cover what they should. Its cotton takes up moisture and dries soon.',
    specifications: [
      ['Fabric', '95% cotton, 5% elastane'],
      ['Knit', 'Ribbed'],
      ['Length', '58 cm'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Cotton', 'Summer', 'Home'],
  },
  'chunky-cardigan': {
    name: 'Korsi chunky button cardigan',
    description:
      'A warm cardigan with wooden buttons and pockets to lose your hands in. The seed stitch is thick yet breathes, so it is good indoors as well. Turn the cuffs back to the length of your arm.',
    specifications: [
      ['Fabric', 'Cotton and wool'],
      ['Knit', 'Seed stitch'],
      ['Length', '68 cm'],
      ['Fastening', 'Wooden buttons'],
      ['Care', 'Hand wash cold'],
    ],
    tags: ['Winter', 'Knitwear', 'Wool', 'Home'],
  },
};
