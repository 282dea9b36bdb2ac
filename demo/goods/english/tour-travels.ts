import type { EnglishProducts } from '../demo-product.ts';

export const englishTourTravels: EnglishProducts = {
  'karvansara-cabin-suitcase-20': {
    name: 'Karvansara polycarbonate cabin suitcase, 20 in',
    description:
      'A suitcase of the size that domestic flights allow in the cabin, with a polycarbonate shell that bends under pressure and does not break. Four quiet double wheels roll smoothly even over cobbles. A three-digit lock is built into the body.',
    specifications: [
      ['Capacity', '38 litres'],
      ['Dimensions', '55 × 37 × 22 cm'],
      ['Weight', '2.6 kg'],
      ['Material', 'Polycarbonate'],
      ['Wheels', '4 double wheels'],
      ['Lock', 'Combination'],
      ['Warranty', '3 years'],
    ],
    tags: ['Suitcases', 'Cabin', 'Flying', 'Travel'],
    badge: 'Best seller',
  },
  'karvansara-large-suitcase-28': {
    name: 'Karvansara expandable large suitcase, 28 in',
    description:
      'For two weeks away, or for the presents on the way home: open one zip and it gains five centimetres. A mesh divider and crossed straps keep clothes in their place.',
    specifications: [
      ['Capacity', '98 to 112 litres'],
      ['Dimensions', '76 × 51 × 31 cm'],
      ['Weight', '4.3 kg'],
      ['Material', 'Polycarbonate'],
      ['Lock', 'TSA combination'],
      ['Warranty', '3 years'],
    ],
    tags: ['Suitcases', 'Family travel', 'Travel'],
  },
  'karvansara-luggage-set-3': {
    name: 'Set of three nesting ABS suitcases',
    description:
      'Cabin, medium and large sizes that stand inside each other at home. The ribbed shell hides scratches, and the lining can be washed. Good value for newly-weds and for families that travel a lot.',
    specifications: [
      ['Sizes', '20, 24 and 28 in'],
      ['Material', 'ABS'],
      ['Total weight', '10.8 kg'],
      ['Wheels', '4 spinner wheels'],
      ['Warranty', '18 months'],
    ],
    tags: ['Suitcases', 'Family travel', 'Trousseau'],
  },
  'karvansara-kids-ride-suitcase': {
    name: "Camel ride-on kids' suitcase",
    description:
      'An eighteen-litre suitcase that a child sits on while you pull the strap. Its edges are rounded and its lock is safe for fingers, and the airport queue seems shorter.',
    specifications: [
      ['Capacity', '18 litres'],
      ['Age', '3 to 7 years'],
      ['Maximum load', '45 kg'],
      ['Weight', '1.7 kg'],
      ['Pull strap', 'Yes'],
    ],
    tags: ['Suitcases', 'Children', 'Gift', 'Family travel'],
  },
  'karvansara-leather-weekender': {
    name: 'Tabriz leather weekender',
    description:
      'Cowhide tanned in Tabriz, stitched by hand and fitted with brass, more handsome every year. There is room for two nights away, and the wide shoulder strap comes off. Every bag bears the number of its maker.',
    specifications: [
      ['Capacity', '35 litres'],
      ['Material', 'Genuine cowhide'],
      ['Dimensions', '50 × 28 × 25 cm'],
      ['Lining', 'Linen'],
      ['Fittings', 'Brass'],
    ],
    tags: ['Travel bags', 'Leather', 'Handmade', 'Gift'],
    badge: 'Special',
  },
  'kooch-trekking-pack-55': {
    name: 'Kooch trekking backpack, 55 litres',
    description:
      'An adjustable back with taut mesh lets the air flow between you and the pack. A wide belt hands the load to your hips, and a rain cover hides in a pocket at the bottom.',
    specifications: [
      ['Capacity', '55 litres'],
      ['Weight', '1.8 kg'],
      ['Fabric', '420 denier nylon'],
      ['Back', 'Adjustable'],
      ['Rain cover', 'Included'],
      ['Hydration sleeve', 'Yes'],
    ],
    tags: ['Backpacks', 'Mountaineering', 'Camping', 'Travel'],
  },
  'kooch-laptop-backpack-travel': {
    name: 'Kooch flat-opening laptop backpack',
    description:
      'It opens flat like a suitcase and keeps a 15.6-inch laptop in a place of its own at the back. A strap slips over the handle of a suitcase, and the hidden passport pocket lies against your back.',
    specifications: [
      ['Capacity', '28 litres'],
      ['Laptop pocket', 'Up to 15.6 in'],
      ['Fabric', 'Waterproof polyester'],
      ['USB port', 'Yes'],
      ['Weight', '1.1 kg'],
    ],
    tags: ['Backpacks', 'Laptop', 'Flying', 'Cabin'],
  },
  'kooch-daypack-foldable-20': {
    name: 'Foldable daypack, 20 litres',
    description:
      'It weighs 210 grams and folds into its own pocket, to the size of a book. Keep it at the bottom of the suitcase for a walk through town, the souvenirs or an easy Friday climb.',
    specifications: [
      ['Capacity', '20 litres'],
      ['Weight', '210 g'],
      ['Fabric', 'Ripstop nylon'],
      ['Folded size', '19 × 15 cm'],
    ],
    tags: ['Backpacks', 'Lightweight', 'Travel', 'Outdoors'],
  },
  'kooch-kilim-backpack': {
    name: 'Handwoven Qashqai kilim backpack',
    description:
      'The front pocket is wool kilim woven by Qashqai women, the body is heavy canvas. No two backpacks have the same pattern. The leather flap closes with a brass buckle.',
    specifications: [
      ['Capacity', '18 litres'],
      ['Material', 'Wool kilim, canvas, leather'],
      ['Weaving', 'By hand'],
      ['Origin', 'Firuzabad, Fars'],
      ['Washing', 'Dry cleaning'],
    ],
    tags: ['Backpacks', 'Handmade', 'Kilim', 'Souvenir'],
  },
  'kooch-waist-bag-run': {
    name: 'Waterproof waist bag with three zips',
    description:
      'Phone, passport and cash each have a zip of their own. The welded zips let no damp in, and the strap goes round the waist or across the chest.',
    specifications: [
      ['Capacity', '2.5 litres'],
      ['Waterproof', 'Yes'],
      ['Strap', '70 to 115 cm'],
      ['Weight', '180 g'],
    ],
    tags: ['Waist bags', 'Running', 'Travel', 'Waterproof'],
  },
  'rahtosheh-neck-pillow-memory': {
    name: 'Rahtosheh memory-foam neck pillow',
    description:
      'Slow-rising foam that supports the chin from the front as well, so the head does not drop in sleep. The velvet cover can be washed, and in its bag the pillow takes half the space.',
    specifications: [
      ['Material', 'Memory foam'],
      ['Cover', 'Washable velvet'],
      ['Weight', '340 g'],
      ['Carrying bag', 'Included'],
    ],
    tags: ['Travel pillows', 'Flying', 'Travel gear', 'Travel'],
    badge: 'New',
  },
  'rahtosheh-packing-cubes-6': {
    name: 'Packing cubes, set of six',
    description:
      'Five mesh pouches and a waterproof one for shoes put everything in its place. With their compression zips, clothes take up to a third less room.',
    specifications: [
      ['Quantity', '6 pieces'],
      ['Material', 'Nylon and mesh'],
      ['Compression zip', 'On 3 pieces'],
      ['Total weight', '320 g'],
    ],
    tags: ['Travel gear', 'Suitcases', 'Organisers'],
  },
  'rahtosheh-universal-adapter': {
    name: 'Universal adapter with two USB-C ports',
    description:
      'It fits the sockets of more than a hundred and fifty countries and charges a phone and a light laptop at the same time. It has a spare fuse, and its sliding pins cannot get lost.',
    specifications: [
      ['USB-C power', '65 W'],
      ['Ports', '2 × USB-C, 1 × USB-A'],
      ['Plugs', 'Europe, United Kingdom, America, Australia'],
      ['Fuse', '10 A, with a spare'],
      ['Warranty', '12 months'],
    ],
    tags: ['Power adapters', 'Travel gear', 'Chargers'],
  },
  'rahtosheh-passport-wallet-termeh': {
    name: 'Yazd termeh passport cover',
    description:
      'Yazd termeh with its paisley pattern on soft leather, with room for a passport, two cards and a boarding pass. A layer inside protects the cards from being read wirelessly.',
    specifications: [
      ['Material', 'Termeh and leather'],
      ['Dimensions', '14 × 10 cm'],
      ['Card slots', '2'],
      ['RFID protection', 'Yes'],
    ],
    tags: ['Passport covers', 'Termeh', 'Gift', 'Travel gear'],
  },
  'rahtosheh-thermos-tea-1l': {
    name: 'Stainless steel tea flask, 1 litre',
    description:
      'It keeps the morning tea hot until evening, and the cup that is its lid does not drip. The double steel wall takes knocks without breaking, a faithful companion to every driver.',
    specifications: [
      ['Capacity', '1 litre'],
      ['Material', '304 stainless steel'],
      ['Keeps hot', '14 hours'],
      ['Keeps cold', '24 hours'],
      ['Weight', '560 g'],
    ],
    tags: ['Flasks', 'Tea', 'Travel gear', 'Camping'],
  },
  'sahra-desert-hat-uv': {
    name: 'Sun hat with brim and neck flap',
    description:
      'An eight-centimetre brim and a removable neck flap for desert and beach. The fabric stops ultraviolet rays, dries fast and floats on water.',
    specifications: [
      ['Protection', 'UPF 50+'],
      ['Material', 'Light nylon'],
      ['Brim', '8 cm'],
      ['Chin strap', 'Yes'],
    ],
    tags: ['Hats', 'Desert', 'Summer', 'Travel clothing'],
  },
  'sahra-rain-jacket-packable': {
    name: 'Sahra Poosh packable rain jacket',
    description:
      'Taped seams and a hood that adjusts in three places keep out the rain of the northern forests. It folds into its own pocket. The loose cut leaves room for a fleece underneath.',
    specifications: [
      ['Waterproof', '10,000 mm'],
      ['Breathability', '8,000 g'],
      ['Weight', '320 g'],
      ['Seams', 'Taped'],
      ['Cut', 'Women and men'],
    ],
    tags: ['Rainwear', 'Waterproof', 'Travel clothing', 'Mountaineering'],
  },
  'sahra-merino-socks-2': {
    name: 'Merino wool socks, two pairs',
    description:
      'Merino wool stays fresh and keeps feet dry in the heat as in the cold. Heel and toe have a second layer, and the toe seam is flat to prevent blisters.',
    specifications: [
      ['Quantity', '2 pairs'],
      ['Material', '65% merino, nylon, elastane'],
      ['Length', 'Mid-calf'],
      ['Washing', 'Machine, 30 °C'],
    ],
    tags: ['Socks', 'Mountaineering', 'Travel clothing'],
  },
  'sahra-convertible-trousers': {
    name: 'Zip-off travel trousers, six pockets',
    description:
      'Two zips turn long trousers into shorts, and they dry within an hour. The waist is elastic, and two of the pockets have hidden zips for money and keys.',
    specifications: [
      ['Material', 'Nylon and spandex'],
      ['Pockets', '6'],
      ['Drying', 'Fast'],
      ['Protection', 'UPF 40'],
      ['Weight', '360 g'],
    ],
    tags: ['Trousers', 'Travel clothing', 'Mountaineering', 'Desert'],
  },
  'sahra-cotton-scarf': {
    name: 'Kavir all-purpose cotton scarf',
    description:
      'A thin two-metre cotton scarf that shades the neck, covers you on the bus or makes a light headscarf. Its dyes come from plants, and it is woven in a workshop in Nain.',
    specifications: [
      ['Dimensions', '200 × 75 cm'],
      ['Material', 'Cotton'],
      ['Dyeing', 'With plants'],
      ['Origin', 'Nain'],
    ],
    tags: ['Scarves', 'Desert', 'Handmade', 'Travel clothing'],
  },
};
