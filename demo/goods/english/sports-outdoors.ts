import type { EnglishProducts } from '../demo-product.ts';

export const englishSportsOutdoors: EnglishProducts = {
  'pahlavan-adjustable-dumbbell-24': {
    name: 'Pahlavan Fit 24 kg adjustable dumbbell',
    description:
      'Turn one dial to go from 2.5 to 24 kilograms in fifteen steps; it takes the place of fifteen dumbbells. The plates have a double lock, and the rubber grip does not slip in a sweaty hand. The price is for one dumbbell with its stand.',
    specifications: [
      ['Weight range', '2.5 to 24 kg'],
      ['Steps', '15'],
      ['Plates', 'Steel with ABS coating'],
      ['Stand', 'Included'],
      ['Warranty', '24 months'],
    ],
    tags: ['Bodybuilding', 'Dumbbells', 'Home workout'],
  },
  'pahlavan-yoga-mat-cork': {
    name: 'Cork yoga mat, 6 mm',
    description:
      'A natural cork surface that grips better as you sweat, on a rubber base that does not slide on tiles. Guide lines show where hands and feet go. A carrying strap comes with it.',
    specifications: [
      ['Dimensions', '183 × 61 cm'],
      ['Thickness', '6 mm'],
      ['Material', 'Cork and natural rubber'],
      ['Weight', '2.1 kg'],
      ['Carrying strap', 'Included'],
    ],
    tags: ['Yoga', 'Pilates', 'Home workout'],
  },
  'pahlavan-resistance-band-set': {
    name: 'Set of five resistance bands with handles',
    description:
      'Five latex bands from five to twenty-three kilograms, which can be used together. With handles, ankle straps and a door anchor, it is a whole gym that fits into a shoulder bag.',
    specifications: [
      ['Bands', '5'],
      ['Total resistance', '68 kg'],
      ['Material', 'Natural latex'],
      ['Included', 'Handles, ankle straps, door anchor, bag'],
    ],
    tags: ['Resistance bands', 'Home workout', 'Travel', 'Bodybuilding'],
  },
  'pahlavan-treadmill-foldable': {
    name: 'Folding home treadmill, 3 hp',
    description:
      'A three-horsepower motor takes it up to sixteen kilometres an hour, with fifteen levels of powered incline. Cushioning at eight points spares the neighbour below the sound of your steps, and after the workout it folds with one hand.',
    specifications: [
      ['Motor', '3 hp'],
      ['Top speed', '16 km/h'],
      ['Belt', '130 × 48 cm'],
      ['Maximum load', '130 kg'],
      ['Incline', 'Powered, 15 levels'],
      ['Weight', '64 kg'],
      ['Warranty', '24 months'],
    ],
    tags: ['Treadmill', 'Running', 'Home workout'],
    badge: 'Free installation',
  },
  'pahlavan-zurkhaneh-mil-pair': {
    name: 'Pair of walnut zurkhaneh clubs',
    description:
      'Persian clubs turned from seasoned walnut, equal in weight and with flawless handles. They warm up shoulders and back, an exercise that grandfathers swore by. A picture guide to ten basic moves is in the box.',
    specifications: [
      ['Weight of each club', '4 kg'],
      ['Material', 'Walnut'],
      ['Height', '65 cm'],
      ['Finish', 'Vegetable oil'],
    ],
    tags: ['Zurkhaneh', 'Traditional sport', 'Handmade', 'Bodybuilding'],
  },
  'toopran-futsal-ball-4': {
    name: 'Toopran futsal ball, size 4',
    description:
      'A low-bounce, thermally bonded ball for parquet and artificial turf. A layer of foam inside softens the touch, and it is still round after a season of play.',
    specifications: [
      ['Size', '4'],
      ['Weight', '420 g'],
      ['Cover', 'Thermally bonded PU'],
      ['Bladder', 'Low-bounce butyl'],
      ['Surface', 'Indoor and artificial turf'],
    ],
    tags: ['Futsal', 'Balls', 'Football'],
    badge: 'Best seller',
  },
  'toopran-volleyball-soft-touch': {
    name: 'Soft-touch volleyball, size 5',
    description:
      'Eighteen panels of dimpled microfibre that do not redden the forearms. Weight and size meet the match standard, and it lasts indoors as well as in the schoolyard.',
    specifications: [
      ['Size', '5'],
      ['Weight', '270 g'],
      ['Cover', 'Microfibre, 18 panels'],
      ['Circumference', '66 cm'],
    ],
    tags: ['Volleyball', 'Balls', 'School'],
  },
  'toopran-basketball-outdoor-7': {
    name: 'Street basketball, size 7',
    description:
      'Deeply grooved rubber for asphalt and concrete that does not escape a sweaty hand. The wide channels seat your fingers, and it holds its air for weeks.',
    specifications: [
      ['Size', '7'],
      ['Material', 'Composite rubber'],
      ['Surface', 'Outdoor'],
      ['Pressure', '0.6 bar'],
      ['Needle pump', 'Included'],
    ],
    tags: ['Basketball', 'Balls', 'Outdoors'],
  },
  'toopran-ping-pong-set': {
    name: 'Table tennis set with retractable net',
    description:
      'The net clamps to any table up to 170 centimetres wide and turns the dining table into a match table. Two five-ply bats and three balls come in a zipped case.',
    specifications: [
      ['Bats', '2, five-ply'],
      ['Balls', '3'],
      ['Net', 'Extends to 170 cm'],
      ['Case', 'Zipped'],
    ],
    tags: ['Table tennis', 'Home workout', 'Family fun'],
  },
  'toopran-goalkeeper-gloves': {
    name: 'Goalkeeper gloves with finger protection',
    description:
      'Palms of four-millimetre German latex, with protective spines that can be taken out. The elastic wrist is double-stitched and holds tight in a dive.',
    specifications: [
      ['Palm', '4 mm latex'],
      ['Finger protection', 'Removable'],
      ['Cut', 'Half roll'],
      ['Washing', 'By hand, lukewarm water'],
    ],
    tags: ['Football', 'Gloves', 'Futsal'],
  },
  'alvand-tent-3person': {
    name: 'Alvand three-person double-wall tent',
    description:
      'The outer wall holds back a 3,000-millimetre column of water, and the aluminium poles spring back in the wind of a mountain pass. Two doors have two porches for boots and stove, and one person pitches it in six minutes.',
    specifications: [
      ['Capacity', '3 people'],
      ['Weight', '3.2 kg'],
      ['Waterproof', '3,000 mm'],
      ['Poles', '7001 aluminium'],
      ['Season', 'Three-season'],
      ['Packed size', '48 × 18 cm'],
    ],
    tags: ['Tents', 'Camping', 'Mountaineering', 'Travel'],
  },
  'alvand-sleeping-bag-minus5': {
    name: 'Synthetic sleeping bag, −5 °C',
    description:
      'A mummy bag with hollow fibre that stays warm even when damp. It has a warm collar and a two-way zip and packs to the size of a small watermelon in its compression sack.',
    specifications: [
      ['Comfort temperature', '0 °C'],
      ['Limit temperature', '−5 °C'],
      ['Weight', '1.5 kg'],
      ['Filling', 'Hollow fibre'],
      ['Length', '220 cm'],
    ],
    tags: ['Sleeping bags', 'Camping', 'Mountaineering'],
  },
  'alvand-headlamp-400': {
    name: 'Rechargeable headlamp, 400 lumens',
    description:
      'White light reaches a hundred metres, and red light lets your tent mate sleep on. A wave of the hand before the sensor switches it on, and rain does it no harm.',
    specifications: [
      ['Brightness', '400 lumens'],
      ['Battery', '1500 mAh'],
      ['Runtime', '5 to 40 hours'],
      ['Charging', 'USB-C'],
      ['Waterproof', 'IPX5'],
      ['Weight', '82 g'],
    ],
    tags: ['Lamps', 'Camping', 'Mountaineering', 'Running'],
  },
  'alvand-hiking-boots-tochal': {
    name: 'Tochal high hiking boots',
    description:
      'Nubuck with a waterproof, breathable lining and a sole that grips wet rock. The high shaft supports the ankle on the way down. If you wear thick socks, take one size up.',
    specifications: [
      ['Upper', 'Nubuck'],
      ['Waterproof', 'Inner membrane'],
      ['Sole', 'Lugged rubber'],
      ['Weight per shoe', '540 g'],
      ['Season', 'All-season'],
    ],
    tags: ['Shoes', 'Mountaineering', 'Waterproof'],
  },
  'alvand-camp-kettle-set': {
    name: 'Camping kettle and stove set',
    description:
      'A one-litre aluminium kettle with a heat exchanger, a folding stove and two cups, all packed inside each other. Water for tea boils in three and a half minutes. The gas canister is sold separately.',
    specifications: [
      ['Kettle capacity', '1 litre'],
      ['Material', 'Anodised aluminium'],
      ['Total weight', '580 g'],
      ['Canister type', 'Screw-on'],
      ['Cups', '2'],
    ],
    tags: ['Camp cooking', 'Camping', 'Tea', 'Travel'],
    badge: 'New',
  },
  'rekabzan-mountain-bike-27': {
    name: 'Rekabzan 27.5-inch mountain bike',
    description:
      'A light aluminium frame with a lockable fork and hydraulic disc brakes. Twenty-four gears take you up to Darband and through the trails of Chitgar. It comes eighty per cent assembled, with the spanners in the box.',
    specifications: [
      ['Wheel size', '27.5 in'],
      ['Frame', '6061 aluminium'],
      ['Gears', '24-speed'],
      ['Brakes', 'Hydraulic disc'],
      ['Suspension', 'Front, lockable'],
      ['Weight', '14.2 kg'],
      ['Frame warranty', '5 years'],
    ],
    tags: ['Bicycles', 'Mountain', 'Cycling'],
    badge: 'Special',
  },
  'rekabzan-kids-bike-16': {
    name: "16-inch kids' bike with stabilisers",
    description:
      'A bike for four to six-year-olds, with a covered chain and a light hand brake. The stabilisers come off with one spanner, and the basket in front has room for a doll.',
    specifications: [
      ['Wheel size', '16 in'],
      ['Age', '4 to 6 years'],
      ['Rider height', '100 to 120 cm'],
      ['Stabilisers', 'Included'],
      ['Weight', '9 kg'],
    ],
    tags: ['Bicycles', 'Children', 'Cycling', 'Gift'],
  },
  'rekabzan-helmet-vented': {
    name: 'Bike helmet with rear light',
    description:
      'A light helmet with eighteen vents and a dial for the size of your head. The red light at the back has three modes and is seen from a hundred metres. The padding comes out for washing.',
    specifications: [
      ['Weight', '260 g'],
      ['Vents', '18'],
      ['Light', 'Rechargeable, 3 modes'],
      ['Shell', 'Polycarbonate with EPS'],
    ],
    tags: ['Helmets', 'Cycling', 'Safety'],
  },
  'rekabzan-u-lock': {
    name: 'Steel bike U-lock with two keys',
    description:
      'A fourteen-millimetre shackle of hardened steel that disappoints bolt cutters. The silicone cover does not scratch the frame, and a bracket carries the lock on the bike.',
    specifications: [
      ['Shackle', '14 mm'],
      ['Inner size', '20 × 10 cm'],
      ['Keys', '2'],
      ['Weight', '1.1 kg'],
    ],
    tags: ['Locks', 'Cycling', 'Safety'],
  },
  'rekabzan-floor-pump-gauge': {
    name: 'Floor pump with pressure gauge',
    description:
      'A steel barrel on a wide base that stays put underfoot. The double head fits narrow and ordinary valves, and needles for balls and air beds come with it.',
    specifications: [
      ['Maximum pressure', '11 bar'],
      ['Valves', 'Presta and Schrader'],
      ['Hose', '90 cm'],
      ['Ball needle', 'Included'],
    ],
    tags: ['Pumps', 'Cycling', 'Balls'],
  },
};
