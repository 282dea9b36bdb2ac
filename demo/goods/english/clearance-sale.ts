import type { EnglishProducts } from '../demo-product.ts';

export const englishClearanceSale: EnglishProducts = {
  'nilpush-wool-coat-last': {
    name: 'Nilpush long wool coat, last sizes',
    description:
      "Last autumn's favourite coat, of which only a few sizes are left. The wool cloth has a satin lining and closes easily over a thick jumper. The buttons are natural horn, and two spare ones are in the pocket.",
    specifications: [
      ['Material', '60% wool, 40% polyester'],
      ['Lining', 'Satin'],
      ['Length', '110 cm'],
      ['Pockets', '2 slanted pockets'],
      ['Washing', 'Dry cleaning'],
    ],
    tags: ['Winter', 'End of season', 'Women'],
    badge: 'Last sizes',
  },
  'nilpush-linen-shirt-last': {
    name: "Nilpush men's short-sleeved linen shirt",
    description:
      'Washed linen is soft from the first day and does not cling even in the heat of the coast. A few colours are left of the summer range and will not be made again. A few creases are part of the beauty of linen.',
    specifications: [
      ['Material', 'Linen and cotton'],
      ['Collar', 'Stand-up'],
      ['Fit', 'Loose'],
      ['Washing', 'Machine, 30 °C'],
    ],
    tags: ['Summer', 'End of season', 'Men'],
  },
  'nilpush-floral-dress-last': {
    name: 'Nilpush Baghcheh floral cotton dress',
    description:
      'Its small flowers are block-printed by hand, and every bolt of cloth differs a little from the next. It has a gathered skirt and hidden pockets. Of this print, only these sizes are left in the storeroom.',
    specifications: [
      ['Material', '100% cotton'],
      ['Length', '120 cm'],
      ['Sleeves', 'Three-quarter'],
      ['Pockets', 'Yes'],
      ['Washing', 'By hand, cold water'],
    ],
    tags: ['Summer', 'End of season', 'Women'],
  },
  'rahpa-canvas-sneaker-last': {
    name: 'Rahpa Koocheh canvas sneakers, single sizes',
    description:
      'The canvas upper breathes, and the rubber sole grips wet paving too. The boxes of a few pairs were scratched in the storeroom; the shoes themselves are new and unworn.',
    specifications: [
      ['Upper', 'Canvas'],
      ['Sole', 'Vulcanised rubber'],
      ['Insole', 'Removable'],
      ['Condition', 'New, damaged box'],
    ],
    tags: ['End of season', 'Men', 'Women'],
  },
  'nilpush-knit-scarf-last': {
    name: 'Nilpush Kurdistan knitted scarf',
    description:
      'Its diamonds are borrowed from the jajim weaves of Kurdistan and knitted in soft yarn. It is two metres long and goes twice round the neck. It sold out last winter, and these few have come back from a fair.',
    specifications: [
      ['Material', 'Soft acrylic and wool'],
      ['Size', '200 × 30 cm'],
      ['Knit', 'Jacquard'],
      ['Washing', 'By hand'],
    ],
    tags: ['Winter', 'End of season', 'Gift'],
  },
  'khanehgarm-teapot-set-last': {
    name: 'Khanehgarm ceramic tea set, 7 pieces',
    description:
      'Only a few sets of the spring range are left. The 800-millilitre teapot fills six glasses, and its spout does not drip. A wooden tray is in the same box.',
    specifications: [
      ['Quantity', '7 pieces and tray'],
      ['Teapot capacity', '800 ml'],
      ['Material', 'Glazed ceramic'],
      ['Dishwasher safe', 'Yes'],
    ],
    tags: ['Tea and coffee', 'Clearance', 'Gift'],
  },
  'khanehgarm-bamboo-towel-last': {
    name: 'Khanehgarm bamboo bath towels, pack of two',
    description:
      'Bamboo takes up water faster than cotton and dries faster too. The colours of this range are no longer made, so the packs go at this price until they are gone.',
    specifications: [
      ['Quantity', '2 pieces'],
      ['Size', '70 × 140 cm'],
      ['Material', 'Bamboo and cotton'],
      ['Fabric weight', '500 gsm'],
    ],
    tags: ['Clearance', 'Bathroom'],
  },
  'khanehgarm-wooden-board-last': {
    name: 'Khanehgarm mulberry board with bark edge',
    description:
      'We have left the edge of bark untouched, and every board has its own shape. It comes to the table with cheese and walnuts for breakfast or with kebabs on a Thursday night. Some boards have small knots, and that is why they are cheap.',
    specifications: [
      ['Material', 'Mulberry wood'],
      ['Size', '40 × 20 cm'],
      ['Finish', 'Food-safe oil'],
      ['Condition', 'New, natural knots'],
    ],
    tags: ['Handmade', 'Clearance', 'Breakfast'],
  },
  'khanehgarm-lamp-shade-last': {
    name: 'Khanehgarm wicker table lamp, display model',
    description:
      'It throws its light in stripes on the wall through woven cane. It stood in a shop window and shows no trace of use but the mark of a label under the base. There is a dimmer on the cable.',
    specifications: [
      ['Height', '45 cm'],
      ['Socket', 'E27'],
      ['Material', 'Wicker and wood'],
      ['Condition', 'Display model'],
    ],
    tags: ['Lighting', 'Clearance', 'Bedroom'],
  },
  'khanehgarm-storage-jars-last': {
    name: 'Khanehgarm glass storage jars, set of six',
    description:
      'Wooden lids with silicone seals keep weevils away from chickpeas and rice. Chalk labels come with the jars, to write the name of each. This is the last pallet, and the sets go at the price of the storeroom.',
    specifications: [
      ['Quantity', '6 pieces'],
      ['Capacity', '1 litre'],
      ['Material', 'Borosilicate glass'],
      ['Lid', 'Bamboo, with seal'],
    ],
    tags: ['Clearance', 'Trousseau'],
  },
  'simatech-wired-earphone-last': {
    name: 'Simatech USB-C wired earphones',
    description:
      'For phones without a headphone jack: no adapter and no charging. Voices are clear, and the button on the cable answers calls and pauses music. The packaging is old; the earphones are new and sealed.',
    specifications: [
      ['Connector', 'USB-C'],
      ['Cable length', '1.2 m'],
      ['Microphone', 'Yes'],
      ['Warranty', '6 months'],
    ],
    tags: ['Clearance', 'Music', 'Budget'],
  },
  'simatech-web-cam-last': {
    name: 'Simatech Full HD webcam with cover',
    description:
      'It shows an online meeting in a better light than the camera of a laptop and has two microphones. A newer model has arrived, and these last few are sold at cost. There is nothing to install: plug it into a USB port and that is it.',
    specifications: [
      ['Resolution', '1080p, 30 fps'],
      ['Focus', 'Automatic'],
      ['Microphone', 'Dual'],
      ['Connection', 'USB-A'],
      ['Warranty', '12 months'],
    ],
    tags: ['Workplace', 'Clearance', 'Content creation'],
    badge: 'Last in stock',
  },
  'simatech-phone-stand-last': {
    name: 'Simatech desktop phone stand',
    description:
      'The aluminium stand folds and fits the pocket of a bag. On the kitchen table it keeps the recipe before your eyes. These are the last colours of a finished series.',
    specifications: [
      ['Material', 'Aluminium'],
      ['Compatibility', 'Phones and tablets up to 11 in'],
      ['Angle', '0 to 100°'],
      ['Weight', '140 g'],
    ],
    tags: ['Clearance', 'Workplace', 'Budget'],
  },
  'simatech-tablet-case-last': {
    name: 'Simatech tablet case with pen holder',
    description:
      'The soft edge takes the falls, and the cover stands the tablet up at two angles. Because the tablet has a new model, the last colours are sold cheaply. The pen holder is closed at the side, so nothing drops out.',
    specifications: [
      ['Material', 'Synthetic leather and TPU'],
      ['Size', '10 to 11 in'],
      ['Pen holder', 'Yes'],
      ['Weight', '210 g'],
    ],
    tags: ['Clearance', 'Students'],
  },
  'simatech-cable-pack-last': {
    name: 'Simatech braided charging cables, pack of three',
    description:
      'One each for home, car and bag. The braid is reinforced at the plug, so it bends where other cables break. The label on the box is an old one, and that alone has brought the price down.',
    specifications: [
      ['Quantity', '3 pieces'],
      ['Connector', 'USB-C to USB-C'],
      ['Length', '1 m'],
      ['Power', 'Up to 60 W'],
      ['Sheath', 'Braided nylon'],
    ],
    tags: ['Fast charging', 'Clearance', 'Budget'],
  },
};
