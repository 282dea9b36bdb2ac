import type { EnglishProducts } from '../demo-product.ts';

export const englishMotherBaby: EnglishProducts = {
  'newborn-hospital-set': {
    name: 'Salam ten-piece newborn hospital set',
    description:
      'All that a newborn needs in the first two days: sleepsuit, bodysuit, trousers, hat, mittens, bib and a thin blanket. The cotton is free of chemical dyes, and the seams are sewn on the outside. It comes in a cloth bag, ready to be given.',
    specifications: [
      ['Material', '100% cotton'],
      ['Quantity', '10 pieces'],
      ['Age', 'Birth to 2 months'],
      ['Packaging', 'Cloth bag'],
      ['Washing', 'Machine, 60 °C'],
    ],
    tags: ['Baby', 'Cotton', 'Gift', 'Layette'],
    badge: 'Best seller',
  },
  'zip-sleepsuit': {
    name: 'Setareh zip sleepsuit',
    description:
      'The two-way zip opens from the bottom too, so nobody has to be undressed for a midnight change. Feet are covered, and the cuffs fold over into mittens. A soft strip over the zip keeps it off the chin.',
    specifications: [
      ['Material', 'Interlock cotton'],
      ['Fastening', 'Two-way zip'],
      ['Mittens', 'Fold-over cuffs'],
      ['Washing', 'Machine, 40 °C'],
    ],
    tags: ['Baby', 'Cotton', 'Sleep'],
  },
  'knitted-baby-cardigan': {
    name: 'Barreh knitted baby cardigan and hat',
    description:
      'Lint-free acrylic yarn made for babies, warm and kind to the skin. The wooden buttons are sewn on with doubled thread. Thanks to its ties, the hat stays over the ears out of doors.',
    specifications: [
      ['Material', 'Baby knitting yarn'],
      ['Quantity', '2 pieces'],
      ['Fastening', 'Wooden buttons'],
      ['Washing', 'By hand, lukewarm water'],
    ],
    tags: ['Baby', 'Knitwear', 'Winter', 'Gift'],
  },
  'bodysuit-pack-of-five': {
    name: 'Hafteh bodysuits, pack of five',
    description:
      'One for each of five days, and two days left for the laundry. The envelope neck opens wide, so a soiled bodysuit comes off downwards. The poppers are free of nickel.',
    specifications: [
      ['Material', '100% super cotton'],
      ['Quantity', '5 pieces'],
      ['Sleeves', 'Short'],
      ['Poppers', 'Nickel-free'],
      ['Washing', 'Machine, 60 °C'],
    ],
    tags: ['Baby', 'Cotton', 'Everyday'],
  },
  'non-slip-baby-socks': {
    name: 'Non-slip baby socks, pack of six',
    description:
      'Silicone dots underneath make first steps on tiles safer. The cuff leaves no mark, and the socks still stay on. Every pair bears an animal of the Hyrcanian forest.',
    specifications: [
      ['Material', 'Cotton and spandex'],
      ['Quantity', '6 pairs'],
      ['Sole', 'Silicone grips'],
      ['Washing', 'Machine, 40 °C'],
    ],
    tags: ['Baby', 'Cotton', 'Gift'],
  },
  'plush-teddy-bear': {
    name: 'Fandogh plush teddy bear',
    description:
      'Forty centimetres of softness, with hypoallergenic filling that does not clump in the washing machine. The eyes are embroidered, so nothing can come off. His big ears were made for bedtime secrets.',
    specifications: [
      ['Height', '40 cm'],
      ['Cover', 'Soft plush'],
      ['Filling', 'Hypoallergenic fibre'],
      ['Age', 'From birth'],
      ['Washing', 'Machine, 30 °C'],
    ],
    tags: ['Soft toys', 'Children', 'Gift', 'Baby'],
  },
  'wooden-building-blocks': {
    name: 'Shahr-e Kuchak wooden blocks, 100 pieces',
    description:
      'Sanded beech in water-based colours, enough to build anything from the arches of Khaju Bridge to Milad Tower. The edges are rounded, and the weight suits the hands of a three-year-old. With the linen bag, tidying up becomes a game too.',
    specifications: [
      ['Material', 'Beech'],
      ['Quantity', '100 pieces'],
      ['Paint', 'Water-based, lead-free'],
      ['Age', 'From 3 years'],
      ['Included', 'Linen bag'],
    ],
    tags: ['Wooden', 'Educational', 'Children', 'Construction'],
  },
  'iran-map-puzzle': {
    name: 'Wooden map of Iran puzzle, 31 provinces',
    description:
      'Every province is one piece and bears a sign of its own: a pistachio for Kerman, termeh cloth for Yazd, a fish for Hormozgan. Children learn with their hands where places are. The name of the provincial capital is written on the back.',
    specifications: [
      ['Material', '5 mm MDF'],
      ['Quantity', '31 pieces'],
      ['Dimensions', '45 × 40 cm'],
      ['Age', 'From 5 years'],
    ],
    tags: ['Educational', 'Wooden', 'Children', 'Puzzle'],
  },
  'wooden-train-set': {
    name: 'Khatt-e Shomal wooden train set',
    description:
      'Thirty pieces of track with a tunnel and the Veresk bridge, which fit most wooden railways. The wagons hold together by magnets and need no battery. Plans of three suggested layouts are in the box.',
    specifications: [
      ['Material', 'Beech'],
      ['Quantity', '42 pieces'],
      ['Coupling', 'Magnetic'],
      ['Age', 'From 3 years'],
      ['Battery', 'Not needed'],
    ],
    tags: ['Wooden', 'Construction', 'Children', 'Gift'],
  },
  'doctor-play-set': {
    name: "Khanom Doktor toy doctor's bag",
    description:
      "A stethoscope, a blood pressure gauge, a syringe without a needle and a prescription pad in a sturdy bag. Play takes some of the fear out of the doctor's surgery. The stethoscope makes the sound of a heartbeat, and its two AA batteries are in the box.",
    specifications: [
      ['Quantity', '14 pieces'],
      ['Material', 'ABS plastic'],
      ['Age', 'From 3 years'],
      ['Battery', '2 × AA, included'],
    ],
    tags: ['Children', 'Educational', 'Pretend play'],
  },
  'garden-kite': {
    name: 'Bam-e Tehran simurgh kite with reel',
    description:
      'Light ripstop cloth with the image of the simurgh, which rises in the gentlest breeze. The fibreglass rods do not snap, and the reel keeps the line from cutting the hand. It is set up or packed away in three minutes.',
    specifications: [
      ['Width', '140 cm'],
      ['Fabric', 'Ripstop polyester'],
      ['Line', '50 m on a reel'],
      ['Best wind', '10 to 30 km/h'],
      ['Age', 'From 6 years'],
    ],
    tags: ['Children', 'Outdoor play', 'Summer'],
  },
  'anti-colic-bottle-set': {
    name: 'Mehr anti-colic bottles, set of two',
    description:
      'A valve at the base separates the air from the milk, and there are fewer tummy aches after a feed. The broad teat is shaped like a breast and makes it easy to go from one to the other. Every part comes off and can be boiled.',
    specifications: [
      ['Capacity', '150 and 260 ml'],
      ['Material', 'BPA-free polypropylene'],
      ['Teat', 'Silicone, slow flow'],
      ['Age', 'From birth'],
      ['Sterilising', 'Boiling water and steam'],
    ],
    tags: ['Baby', 'Nursing', 'Layette'],
  },
  'electric-breast-pump': {
    name: 'Hamdam quiet electric breast pump',
    description:
      "Nine levels of suction, with one mode to stimulate and one to express, follow a baby's own rhythm. It is no louder than a whisper and wakes nobody. The battery lasts five sessions and charges from a power bank too.",
    specifications: [
      ['Type', 'Single electric'],
      ['Suction', '9 levels'],
      ['Noise', 'Under 45 dB'],
      ['Charging', 'USB-C'],
      ['Included', 'Two shields and a 180 ml bottle'],
      ['Warranty', '18 months'],
    ],
    tags: ['Nursing', 'Layette', 'Mother'],
    badge: 'New',
  },
  'silicone-weaning-set': {
    name: 'Avalin Ghashogh silicone weaning set',
    description:
      'The bowl sticks to the table by suction, and even a curious child cannot turn it over. The lip of the bib catches what falls and rinses clean. The soft spoon is gentle on teething gums.',
    specifications: [
      ['Material', 'Food-grade silicone'],
      ['Quantity', '5 pieces'],
      ['Age', 'From 6 months'],
      ['Dishwasher', 'Safe'],
      ['Microwave', 'Safe'],
    ],
    tags: ['Children', 'Mealtime', 'Layette'],
  },
  'spill-proof-training-cup': {
    name: 'Gholop 360° training cup',
    description:
      'It pours from every side of the rim and stays closed until lips touch it. Two soft handles for small hands come off later. The step from bottle to cup gets shorter.',
    specifications: [
      ['Capacity', '240 ml'],
      ['Material', 'BPA-free polypropylene'],
      ['Age', 'From 8 months'],
      ['Handles', 'Removable'],
    ],
    tags: ['Children', 'Mealtime', 'Travel'],
  },
  'nursing-pillow': {
    name: 'Aghoosh crescent nursing pillow',
    description:
      "It lifts the baby to the breast and takes the weight off the mother's back and shoulders. Before the birth, it helps with sleeping on the side, under the belly and between the knees. The cotton cover zips off for washing.",
    specifications: [
      ['Cover', '100% cotton, zipped'],
      ['Filling', 'Silicone fibre'],
      ['Dimensions', '140 × 35 cm'],
      ['Washing', 'Cover, 40 °C'],
    ],
    tags: ['Nursing', 'Mother', 'Sleep', 'Cotton'],
  },
  'compact-travel-stroller': {
    name: 'Parastoo one-hand travel stroller',
    description:
      'It folds with one hand, stands by itself and fits the boot of a small car. The backrest reclines all the way for sleep, and the canopy has a mesh window. Suspension on all four wheels smooths the cobbles.',
    specifications: [
      ['Weight', '6.8 kg'],
      ['Maximum load', '22 kg'],
      ['Age', 'Birth to 4 years'],
      ['Folding', 'One-handed'],
      ['Harness', 'Five-point'],
      ['Warranty', '24 months'],
    ],
    tags: ['Layette', 'Travel', 'Baby', 'Children'],
    badge: 'Special',
  },
  'ergonomic-baby-carrier': {
    name: 'Kangaroo four-way baby carrier',
    description:
      'The knees stay higher than the hips, which keeps the joints in a healthy position. The broad belt moves the weight from your shoulders to your hips. It is worn facing you, facing out, at the side or on the back.',
    specifications: [
      ['Maximum load', '3.5 to 18 kg'],
      ['Positions', 'Four'],
      ['Material', 'Cotton and breathable mesh'],
      ['Belt', 'Adjusts from 65 to 130 cm'],
      ['Washing', 'Machine, 30 °C'],
    ],
    tags: ['Baby', 'Travel', 'Layette', 'Mother'],
  },
  'infant-car-seat': {
    name: 'Panah infant car seat with Isofix base',
    description:
      'With a click and a green light, the Isofix base tells you that it is seated. Two layers of foam beside the head absorb a side impact. The seat clips on to strollers of the same brand without waking the baby.',
    specifications: [
      ['Group', '0+, up to 13 kg'],
      ['Installation', 'Isofix or belt'],
      ['Direction', 'Rear-facing'],
      ['Weight', '4.2 kg'],
      ['Cover', 'Removable, washable'],
      ['Warranty', '24 months'],
    ],
    tags: ['Layette', 'Baby', 'Safety', 'Travel'],
  },
  'cotton-baby-wrap': {
    name: 'Nanoo stretchy cotton baby wrap',
    description:
      'Five metres of stretch cotton hold a newborn as closely as in the days before birth. The weight spreads over both shoulders, and both hands are free. Pictures of three ways to tie it are printed on the pouch.',
    specifications: [
      ['Material', '95% cotton, 5% spandex'],
      ['Length', '5 m'],
      ['Maximum load', 'Up to 11 kg'],
      ['Age', 'Birth to 1 year'],
      ['Washing', 'Machine, 40 °C'],
    ],
    tags: ['Baby', 'Cotton', 'Mother'],
  },
  'stroller-organiser-bag': {
    name: 'Safarnameh stroller changing bag',
    description:
      "Twelve pockets, from insulated places for bottles to a compartment for wet clothes. It hangs from the stroller by two hooks or goes on a father's back. A folding changing mat comes with it.",
    specifications: [
      ['Material', 'Waterproof polyester'],
      ['Pockets', '12'],
      ['Dimensions', '40 × 28 × 20 cm'],
      ['Bottle pockets', 'Three, insulated'],
      ['Included', 'Changing mat'],
    ],
    tags: ['Travel', 'Layette', 'Mother'],
  },
};
