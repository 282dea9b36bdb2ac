import type { EnglishProducts } from '../demo-product.ts';

export const englishFurniture: EnglishProducts = {
  'neshiman-sofa-3-seat-sarv': {
    name: 'Neshiman Sarv three-seater velvet sofa',
    description:
      'Cold foam of forty kilos density does not sag after years of sitting. The beech legs are tall, and the vacuum cleaner passes beneath with ease. Cushion covers unzip and come back from the cleaner like new.',
    specifications: [
      ['Size', '210 × 85 × 82 cm'],
      ['Frame', 'Seasoned beech'],
      ['Foam', 'Cold foam, 40 kg'],
      ['Fabric', 'Stain-resistant velvet'],
      ['Delivery', 'Assembled at your home'],
      ['Warranty', '36 months'],
    ],
    tags: ['Living room', 'Trousseau', 'Modern'],
    badge: 'Best seller',
  },
  'neshiman-armchair-mehr': {
    name: 'Neshiman Mehr wing chair with footstool',
    description:
      'Its high winged back holds head and neck at the end of a working day. The footstool stands apart, and now and then seats an unexpected guest. Put it by the window with a floor lamp, and your reading corner is ready.',
    specifications: [
      ['Size', '78 × 84 × 102 cm'],
      ['Frame', 'Beech'],
      ['Fabric', 'Textured linen weave'],
      ['Footstool', '50 × 40 cm'],
      ['Warranty', '24 months'],
    ],
    tags: ['Living room', 'Modern', 'Reading'],
  },
  'chubineh-dining-chair-pair': {
    name: 'Chubineh Sara Lahestani dining chairs, pair',
    description:
      'Steam-bent wood gives the back a soft curve for long dinners. The seat is woven cane, and air passes through it. They go together without a visible screw and do not creak.',
    specifications: [
      ['Pieces', '2'],
      ['Material', 'Steam-bent beech'],
      ['Seat', 'Natural cane'],
      ['Seat height', '46 cm'],
      ['Carries', '130 kg'],
    ],
    tags: ['Wooden', 'Living room', 'Classic decor'],
  },
  'neshiman-sofa-bed-shabnam': {
    name: 'Neshiman Shabnam sofa bed with storage',
    description:
      'One pull makes it a double bed, with no seam for a guest to lie on. Beneath the seat is room for two duvets and four pillows. Made for homes in which every metre does two jobs.',
    specifications: [
      ['Closed', '195 × 90 cm'],
      ['Open', '195 × 135 cm'],
      ['Mechanism', 'Click-clack'],
      ['Storage', 'Yes'],
      ['Fabric', 'Stain-resistant chenille'],
      ['Warranty', '24 months'],
    ],
    tags: ['Space-saving', 'Living room', 'Trousseau'],
  },
  'chubineh-rocking-chair-nanu': {
    name: 'Chubineh Sara Nanu rocking chair',
    description:
      'It rocks slowly and softly, without a sound on parquet. Mothers like it for nursing, and grandfathers for the newspaper. The cotton cushion ties on and goes in the washing machine.',
    specifications: [
      ['Material', 'Beech'],
      ['Size', '65 × 95 × 100 cm'],
      ['Cushion', 'Cotton, removable'],
      ['Carries', '120 kg'],
      ['Finish', 'Plant oil'],
    ],
    tags: ['Wooden', 'Reading', "Children's room"],
  },
  'chubineh-bed-160-atlas': {
    name: 'Chubineh Sara Atlas double bed, 160 cm',
    description:
      'The upholstered headboard is a soft rest for a film before sleep. The base rises on gas struts, and a whole wardrobe is hidden beneath. Soft-close fittings never catch a hand.',
    specifications: [
      ['Mattress size', '160 × 200 cm'],
      ['Material', 'MDF, oak veneer'],
      ['Storage', 'Gas lift, full base'],
      ['Carries', '300 kg'],
      ['Delivery', 'Assembled at your home'],
      ['Warranty', '36 months'],
    ],
    tags: ['Bedroom', 'Trousseau', 'Space-saving'],
  },
  'khabaram-mattress-160': {
    name: 'Khabaram Pooneh pocket-spring mattress, 160 cm',
    description:
      'Separate springs keep the turning of one from reaching the other. A latex layer takes shoulder and hip and fills the hollow of the back. Made in three degrees of firmness, so light and heavy sleepers both rest well.',
    specifications: [
      ['Size', '160 × 200 cm'],
      ['Height', '28 cm'],
      ['Springs', 'Pocket, 7 zones'],
      ['Cover', 'Bamboo, zipped'],
      ['Comfort layer', '3 cm latex'],
      ['Warranty', '120 months'],
    ],
    tags: ['Bedroom', 'Health', 'Trousseau'],
  },
  'khabaram-memory-pillow': {
    name: 'Khabaram Ghows memory-foam pillow',
    description:
      'The high curve is for side sleepers, the low one for those who lie on their backs. The foam softens with the warmth of the neck, and you wake without stiffness. The bamboo cover stays cool and unzips.',
    specifications: [
      ['Size', '60 × 40 cm'],
      ['Height', '10 and 12 cm'],
      ['Material', 'Memory foam, 50 kg'],
      ['Cover', 'Bamboo, washable'],
    ],
    tags: ['Bedroom', 'Health', 'Gift'],
    badge: 'Best seller',
  },
  'narengestan-bedding-set-6': {
    name: 'Narengestan Boteh double bedding set, 6 pieces',
    description:
      'The paisley of termeh drawn on cotton sateen, so it is both patterned and cool. After thirty washes the colours have not run. The sheet is fitted and sits on a deep mattress too.',
    specifications: [
      ['Pieces', '6'],
      ['Fabric', 'Cotton sateen, 200 threads'],
      ['Bedspread', '220 × 240 cm'],
      ['Sheet', '160 × 200 cm, fitted'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Bedroom', 'Trousseau', 'Iranian design'],
  },
  'chubineh-kids-bed-kolbe': {
    name: "Chubineh Sara Jangal children's house bed",
    description:
      'String lights and a cloth turn the little roof into a world of stories. Edges are sanded round, and the water-based paint has no smell. The side rail stays until the age of three, then comes off.',
    specifications: [
      ['Mattress size', '90 × 200 cm'],
      ['Material', 'Russian pine'],
      ['Paint', 'Water-based, lead-free'],
      ['Height', '160 cm'],
      ['Carries', '150 kg'],
    ],
    tags: ["Children's room", 'Wooden', 'Bedroom'],
  },
  'chubineh-desk-140-dabir': {
    name: 'Chubineh Sara Dabir desk, 140 cm',
    description:
      'Two monitors and an open notebook fit side by side. Cables run through the slot at the back to a basket below, and nothing dangles. Two drawers on rails take the small things.',
    specifications: [
      ['Size', '140 × 65 × 75 cm'],
      ['Top', '25 mm MDF'],
      ['Legs', 'Powder-coated steel'],
      ['Drawers', '2, soft-close'],
      ['Cable basket', 'Yes'],
      ['Warranty', '24 months'],
    ],
    tags: ['Workplace', 'Modern', 'Reading'],
  },
  'neshiman-ergonomic-chair-tavan': {
    name: 'Neshiman Tavan ergonomic office chair',
    description:
      'Lumbar support, four-way arms and headrest set to your height. The mesh back stays cool through eight hours of summer work. Soft castors leave no marks on parquet.',
    specifications: [
      ['Back', 'Mesh with adjustable lumbar support'],
      ['Arms', 'Four-way'],
      ['Recline', '90 to 135 degrees'],
      ['Gas lift', 'Class 4'],
      ['Carries', '140 kg'],
      ['Warranty', '36 months'],
    ],
    tags: ['Workplace', 'Health', 'Modern'],
    badge: 'Special',
  },
  'chubineh-bookshelf-5': {
    name: 'Chubineh Sara Divan bookcase, five shelves',
    description:
      'Each shelf carries thirty kilos without bending, so there is room for the complete Shahnameh. A wall bracket sets minds at rest where there are children. One screwdriver and half an hour put it together.',
    specifications: [
      ['Size', '80 × 30 × 180 cm'],
      ['Shelves', '5, adjustable'],
      ['Material', 'MDF and steel'],
      ['Each shelf carries', '30 kg'],
      ['Wall bracket', 'Yes'],
    ],
    tags: ['Reading', 'Workplace', 'Wooden'],
  },
  'neshiman-standing-desk': {
    name: 'Neshiman Khiz electric standing desk, 120 cm',
    description:
      'A button takes it from sitting to standing without a ripple in your tea. It remembers four heights, and stops if it meets something. Its motor is quieter than a refrigerator.',
    specifications: [
      ['Top', '120 × 60 cm'],
      ['Height', '72 to 120 cm'],
      ['Motor', 'Dual'],
      ['Memory', '4 heights'],
      ['Carries', '100 kg'],
      ['Warranty', '36 months'],
    ],
    tags: ['Workplace', 'Health', 'Modern'],
    badge: 'New',
  },
  'chubineh-file-cabinet-3': {
    name: 'Chubineh Sara three-drawer cabinet with lock',
    description:
      'Rolls beneath the desk, and one key locks all three drawers. The bottom one takes A4 hanging files. The melamine top keeps no ring from a hot glass.',
    specifications: [
      ['Size', '40 × 50 × 60 cm'],
      ['Drawers', '3, ball-bearing rails'],
      ['Lock', 'Central'],
      ['Castors', '4, 2 with brakes'],
      ['Material', 'Melamine'],
    ],
    tags: ['Workplace', 'Space-saving'],
  },
  'taropud-carpet-1200-kashan': {
    name: 'Tar-o-Pud Kashan medallion carpet, 9 m²',
    description:
      'Medallion and corners were drawn from a century-old carpet of Kashan. A density of 3,600 shows the pattern fine and bright, and the acrylic yarn does not shed. Underfoot it grows softer after its first wash.',
    specifications: [
      ['Size', '250 × 350 cm'],
      ['Reeds', '1,200'],
      ['Density', '3,600'],
      ['Yarn', 'Heat-set acrylic'],
      ['Colours', '10'],
      ['Warranty', '60 months'],
    ],
    tags: ['Iranian design', 'Living room', 'Trousseau'],
  },
  'taropud-gabbeh-qashqai': {
    name: 'Tar-o-Pud handwoven Qashqai gabbeh',
    description:
      'Woven by the women of the tribe from memory, with no chart but the plain in spring. The wool is handspun, coloured with madder and walnut husk. Every piece is the only one, and comes with a card of its weaver.',
    specifications: [
      ['Size', '100 × 150 cm'],
      ['Material', 'Handspun wool'],
      ['Dye', 'From plants'],
      ['Weave', 'By hand in Fars'],
      ['Thickness', '2 cm'],
    ],
    tags: ['Handmade', 'Iranian design', 'Gift'],
    badge: 'Handwoven',
  },
  'taropud-kilim-runner': {
    name: 'Tar-o-Pud Sanandaj kilim runner',
    description:
      'Long and narrow, it brings life to the hall of a flat. Woven to be used on both sides, one for each season. Light, and no door catches on it.',
    specifications: [
      ['Size', '70 × 250 cm'],
      ['Material', 'Wool and cotton'],
      ['Weave', 'Reversible'],
      ['Care', 'Hand wash cold'],
      ['Weight', '2.4 kg'],
    ],
    tags: ['Handmade', 'Iranian design'],
  },
  'taropud-shaggy-rug-6': {
    name: 'Tar-o-Pud plain shaggy rug, 6 m²',
    description:
      'Three centimetres of pile make walking barefoot a pleasure. Beside a modern sofa it makes the room look a degree warmer. The gel back does not slide on tiles.',
    specifications: [
      ['Size', '200 × 300 cm'],
      ['Pile', '3 cm'],
      ['Yarn', 'Micro-polyester'],
      ['Back', 'Non-slip'],
      ['Warranty', '24 months'],
    ],
    tags: ['Modern', 'Living room', 'Bedroom'],
  },
  'taropud-kids-rug-shahr': {
    name: "Tar-o-Pud Shahr children's road rug",
    description:
      'Streets, a square and a petrol station for small cars to drive about. Juice and washable markers wipe off its colours. The yarn sheds no fluff, for children with allergies.',
    specifications: [
      ['Size', '130 × 200 cm'],
      ['Yarn', 'Lint-free polypropylene'],
      ['Thickness', '8 mm'],
      ['Care', 'Machine wash cold'],
      ['Back', 'Non-slip'],
    ],
    tags: ["Children's room", 'Gift'],
  },
  'narengestan-mirror-shamseh': {
    name: 'Narengestan Shamseh brass wall mirror',
    description:
      'The sixteen-pointed frame follows the sunburst of old tilework and throws the light of the window on the opposite wall. The glass is five millimetres thick and without a ripple. A hidden hook and a paper template come with it.',
    specifications: [
      ['Diameter', '70 cm'],
      ['Frame', 'Brass-plated metal'],
      ['Glass', '5 mm'],
      ['Weight', '6 kg'],
      ['Hanging', 'Hook and template included'],
    ],
    tags: ['Iranian design', 'Living room', 'Gift'],
  },
  'narengestan-vase-lalejin': {
    name: 'Narengestan Lalejin turquoise pottery vase',
    description:
      'Turned by hand in Lalejin, with a glaze that the kiln has covered in fine hairlines. It suits one tall flower or a bunch of dried wheat. Glazed inside as well, it lets no water through.',
    specifications: [
      ['Height', '32 cm'],
      ['Material', 'Glazed pottery'],
      ['Made', 'By hand in Lalejin'],
      ['Weight', '1.6 kg'],
    ],
    tags: ['Handmade', 'Gift', 'Iranian design'],
  },
  'narengestan-wall-clock-khatam': {
    name: 'Narengestan khatam wall clock',
    description:
      'Ringed with the khatam inlay of Shiraz in bone and orange wood. The movement turns without ticking and wakes nobody. Its Persian numerals are written in nastaliq.',
    specifications: [
      ['Diameter', '35 cm'],
      ['Material', 'Khatam on wood'],
      ['Movement', 'Silent sweep'],
      ['Battery', '1 AA'],
      ['Made', 'By hand in Shiraz'],
    ],
    tags: ['Handmade', 'Classic decor', 'Gift'],
  },
  'narengestan-cushion-termeh-2': {
    name: 'Narengestan termeh cushions, pair',
    description:
      'Yazd termeh on the front and velvet on the back, for two moods. The zip is hidden, and the filling comes out for the wash. On a plain sofa they are the touch of colour it lacked.',
    specifications: [
      ['Pieces', '2'],
      ['Cover', 'Yazd termeh and velvet'],
      ['Filling', 'Ball fibre'],
      ['Care', 'Dry clean the covers'],
    ],
    tags: ['Iranian design', 'Living room', 'Gift'],
  },
  'narengestan-plant-stand-3': {
    name: 'Narengestan three-tier plant stand',
    description:
      'Sets three pots in steps, so that each has its share of the window. Trays keep spare water off the carpet. The feet screw to level, and it does not wobble on an uneven floor.',
    specifications: [
      ['Size', '60 × 25 × 85 cm'],
      ['Material', 'Steel and pine'],
      ['Each tier carries', '12 kg'],
      ['Trays', '3'],
    ],
    tags: ['Wooden', 'Space-saving'],
  },
};
