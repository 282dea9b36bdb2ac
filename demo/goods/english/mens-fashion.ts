import type { EnglishProducts } from '../demo-product.ts';

export const englishMensFashion: EnglishProducts = {
  'oxford-cotton-shirt': {
    name: 'Parsa Oxford shirt',
    description:
      'Oxford cloth is a little thicker and looks neat without a jacket. Two small buttons hold the collar in shape, open or under a tie. A tab keeps the long sleeves rolled at the elbow.',
    specifications: [
      ['Fabric', '100% Oxford cotton'],
      ['Fit', 'Slim'],
      ['Collar', 'Button-down'],
      ['Sleeves', 'Long'],
      ['Care', 'Machine wash at 40 °C'],
    ],
    tags: ['Office', 'Cotton', 'Formal'],
    badge: 'Best seller',
  },
  'pique-polo-shirt': {
    name: 'Chogan cotton piqué polo',
    description:
      'The piqué knit lets air through and does not show damp. Ribbed collar and cuffs never curl. The little polo player on the chest is embroidered, not printed.',
    specifications: [
      ['Fabric', 'Cotton piqué'],
      ['Fit', 'Regular'],
      ['Collar', 'Polo, three buttons'],
      ['Sleeves', 'Short'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Summer', 'Cotton', 'Everyday'],
  },
  'heavyweight-graphic-tee': {
    name: 'Nastaliq print longline T-shirt',
    description:
      'A verse of Hafez in nastaliq on the back, and nothing on the front. The silk-screen print does not crack on this thick cotton. Dropped shoulders, and a little longer than usual.',
    specifications: [
      ['Fabric', '100% cotton'],
      ['Fabric weight', '220 g per square metre'],
      ['Print', 'Silk-screen'],
      ['Fit', 'Loose'],
      ['Care', 'Inside out at 30 °C'],
    ],
    tags: ['Everyday', 'Cotton', 'Calligraphy', 'Summer'],
    badge: 'New',
  },
  'flannel-checked-shirt': {
    name: 'Darakeh checked flannel shirt',
    description:
      'Flannel brushed on both sides: as warm as a light jacket, as soft as an old favourite. Two buttoned chest pockets hold phone and keys. Over a white T-shirt it does for a jacket.',
    specifications: [
      ['Fabric', 'Cotton flannel'],
      ['Pattern', 'Large check'],
      ['Pockets', 'Two, with flaps'],
      ['Fit', 'Regular'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Winter', 'Wool', 'Mountaineering', 'Everyday'],
  },
  'mandarin-collar-linen-shirt': {
    name: 'Kavir band-collar linen shirt',
    description:
      'Linen and cotton in the earthy colours of the desert, for days when even the cooler gives up. The band collar is dressier than a T-shirt and easier than a shirt. Its natural creases are part of the charm; go lightly with the iron.',
    specifications: [
      ['Fabric', '55% linen, 45% cotton'],
      ['Collar', 'Band'],
      ['Sleeves', 'Long'],
      ['Fit', 'Loose'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Summer', 'Linen', 'Travel'],
  },
  'straight-indigo-jeans': {
    name: 'Rahvar 505 straight indigo jeans',
    description:
      'Thirteen-ounce denim with just enough stretch to keep the knees from bagging. The indigo fades slowly and evenly. Copper rivets and double seams hold the pockets for years.',
    specifications: [
      ['Fabric', '98% cotton, 2% elastane'],
      ['Denim weight', '13 oz'],
      ['Fit', 'Straight'],
      ['Rise', 'Mid'],
      ['Care', 'Inside out, cold'],
    ],
    tags: ['Denim', 'Everyday', 'All-season'],
  },
  'slim-chino-trousers': {
    name: 'Daneshkadeh slim chinos',
    description:
      'Stretch twill with a tapered leg, as good with dress shoes as with trainers. The back pocket buttons, so the wallet stays in. Colours are fixed before sewing and do not fade in the sun.',
    specifications: [
      ['Fabric', 'Stretch cotton twill'],
      ['Fit', 'Slim'],
      ['Pockets', 'Four'],
      ['Leg opening', '17 cm'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Canvas and twill', 'Office', 'Everyday'],
  },
  'six-pocket-cargo-trousers': {
    name: 'Alborz six-pocket cargo trousers',
    description:
      'Ripstop that thorns and stones do not tear, dry half an hour after the rain. Shaped knees make room for the climb. Drawcords at the ankles keep out dust and insects.',
    specifications: [
      ['Fabric', 'Polycotton ripstop'],
      ['Pockets', 'Six, with flaps'],
      ['Fit', 'Loose'],
      ['Leg opening', 'Drawcord'],
      ['Withstands', 'Thorns, dries fast'],
    ],
    tags: ['Mountaineering', 'Travel', 'Sport'],
  },
  'fleece-jogger-trousers': {
    name: 'Akhar Hafteh cotton fleece joggers',
    description:
      'Three-thread fleece, brushed inside, for home, the Friday run and the night coach. A wide elastic waist with a cord, and pockets that zip. Ribbed cuffs stay down.',
    specifications: [
      ['Fabric', 'Three-thread cotton fleece'],
      ['Waist', 'Elastic and cord'],
      ['Pockets', 'Two, zipped'],
      ['Cuffs', 'Ribbed'],
      ['Care', 'Machine wash at 30 °C'],
    ],
    tags: ['Home', 'Sport', 'Winter'],
  },
  'quilted-puffer-jacket': {
    name: 'Tochal hooded puffer jacket',
    description:
      'Hollow fibre with the warmth of down and none of the allergies, good to ten degrees below zero. Snow slides off the waterproof shell. The hood comes away, and the whole jacket packs into its own pocket.',
    specifications: [
      ['Shell', 'Waterproof nylon'],
      ['Filling', 'Hollow fibre'],
      ['Hood', 'Detachable'],
      ['Pockets', 'Four, zipped'],
      ['Weight', '680 g'],
      ['Good to', '−10 °C'],
    ],
    tags: ['Winter', 'Mountaineering', 'Travel'],
    badge: 'Best seller',
  },
  'single-breasted-blazer': {
    name: 'Divan worsted blazer',
    description:
      'Worsted wool with a half lining, lighter than a suit jacket and right for parties and meetings. Thin shoulder pads leave the arms free. Horn buttons and two vents recall classic Italian tailoring.',
    specifications: [
      ['Fabric', 'Worsted, 50% wool'],
      ['Lining', 'Half'],
      ['Fastening', 'Two buttons'],
      ['Vents', 'Two at the back'],
      ['Care', 'Dry clean'],
    ],
    tags: ['Formal', 'Party wear', 'Wool', 'Office'],
  },
  'goat-leather-biker-jacket': {
    name: 'Rahgozar goatskin jacket',
    description:
      'Natural goatskin is soft from the first day and shapes itself to its owner within a year. Smooth metal zips and a quilted lining hold off the wind on a motorcycle. A cover and leather balm come with it.',
    specifications: [
      ['Material', 'Natural goatskin'],
      ['Lining', 'Quilted'],
      ['Fastening', 'Metal zip'],
      ['Pockets', 'Five'],
      ['Included', 'Cover and leather balm'],
      ['Warranty', '18 months on the seams'],
    ],
    tags: ['Leather', 'Winter', 'Gift'],
  },
  'light-windbreaker': {
    name: 'Chitgar light windbreaker',
    description:
      'For cycling and evening walks when it is neither cold nor warm. The mesh inside keeps the cloth off your skin. Reflective strips on back and sleeves make drivers notice you in the dark.',
    specifications: [
      ['Shell', 'Windproof microfibre'],
      ['Lining', 'Mesh'],
      ['Hood', 'In the collar'],
      ['Strips', 'Reflective'],
      ['Weight', '290 g'],
    ],
    tags: ['Sport', 'Autumn', 'Travel'],
  },
  'automatic-steel-watch': {
    name: 'Gonbad automatic steel watch',
    description:
      'The movement winds itself as you move and shows through the glass back. The turquoise dial bears the geometry of the Blue Dome and changes with the light. Sapphire glass takes no scratch, and fifty metres of water do no harm.',
    specifications: [
      ['Movement', 'Automatic'],
      ['Case diameter', '41 mm'],
      ['Glass', 'Sapphire'],
      ['Case', '316 steel'],
      ['Water resistance', '50 m'],
      ['Warranty', '24 months'],
    ],
    tags: ['Watches', 'Gift', 'Formal'],
  },
  'leather-strap-quartz-watch': {
    name: 'Nowruz leather-strap watch',
    description:
      'An uncluttered dial with Persian numerals, read at a glance. The leather strap changes in seconds. The battery runs three years, and changing it takes two minutes.',
    specifications: [
      ['Movement', 'Quartz'],
      ['Case diameter', '39 mm'],
      ['Strap', 'Natural leather, 20 mm'],
      ['Numerals', 'Persian'],
      ['Warranty', '18 months'],
    ],
    tags: ['Watches', 'Leather', 'Gift'],
  },
  'polarised-sunglasses': {
    name: 'Khalij polarised sunglasses',
    description:
      'Polarised lenses take the glare off road and sea, and keep the eyes rested at the wheel. The light acetate frame does not press behind the ears. They come with a hard case and a cloth.',
    specifications: [
      ['Lenses', 'Polarised, UV400'],
      ['Frame', 'Acetate'],
      ['Weight', '24 g'],
      ['Included', 'Hard case and cloth'],
    ],
    tags: ['Summer', 'Travel', 'Gift'],
  },
  'silk-jacquard-necktie': {
    name: 'Boteh silk jacquard tie',
    description:
      'The paisley boteh is woven into the cloth and from afar is no more than a quiet shadow. A wool interlining keeps the knot full and even. In a slim box with a silver-coloured clip.',
    specifications: [
      ['Fabric', 'Silk jacquard'],
      ['Width', '7 cm'],
      ['Length', '148 cm'],
      ['Included', 'Clip and box'],
    ],
    tags: ['Formal', 'Party wear', 'Gift', 'Silk'],
  },
  'leather-wallet-belt-set': {
    name: 'Arman leather wallet and belt set',
    description:
      'Single pieces of cowhide, hand-stitched with waxed thread that does not fray. The wallet holds eight cards and shields them from readers. Cut the belt to your length; its buckle screws on.',
    specifications: [
      ['Material', 'Natural cowhide'],
      ['Card slots', '8'],
      ['Shielding', 'RFID'],
      ['Belt length', '120 cm, can be cut'],
      ['Warranty', '12 months on the seams'],
    ],
    tags: ['Leather', 'Gift', 'Formal'],
  },
  'storm-proof-umbrella': {
    name: 'Rasht automatic storm umbrella',
    description:
      'Ten fibreglass ribs bend back in the wind and do not break. One button opens and closes it, so the other hand is free. The cloth is dry after a shake and leaves no damp in the bag.',
    specifications: [
      ['Open diameter', '105 cm'],
      ['Ribs', '10, fibreglass'],
      ['Opening', 'Fully automatic'],
      ['Weight', '390 g'],
      ['Closed length', '29 cm'],
    ],
    tags: ['Autumn', 'Rainwear', 'Travel'],
  },
};
