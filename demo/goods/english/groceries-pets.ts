import type { EnglishProducts } from '../demo-product.ts';

export const englishGroceriesPets: EnglishProducts = {
  'akbari-pistachio-roasted': {
    name: 'Roasted salted Akbari pistachios',
    description:
      'Large, open Akbari pistachios from the orchards of Rafsanjan, roasted with brine and lemon juice. Slow roasting keeps the kernels crisp, and the shells come apart with no effort. The zip pouch keeps them fresh to the last nut.',
    specifications: [
      ['Net weight', '250 g'],
      ['Origin', 'Rafsanjan'],
      ['Nuts per ounce', '20 to 22'],
      ['Flavour', 'Salt and lemon'],
      ['Shelf life', '9 months'],
    ],
    tags: ['Nuts', 'Pistachio', 'Yalda night', 'For guests'],
    badge: 'Best seller',
  },
  'mamra-almond-raw': {
    name: 'Raw Mamra almonds',
    description:
      'Mamra almond kernels from Saman, long in shape and rich in natural oil. They are raw and unsalted, so they do as well for a snack as for almond milk and home baking.',
    specifications: [
      ['Net weight', '400 g'],
      ['Origin', 'Saman, Chaharmahal and Bakhtiari'],
      ['Type', 'Raw, unsalted'],
      ['Shelf life', '8 months'],
    ],
    tags: ['Nuts', 'Almond', 'Healthy snack'],
  },
  'yalda-mixed-nuts': {
    name: 'Yalda night seven-nut mix',
    description:
      'Seven roasted favourites in one gift box: pistachios, almonds, hazelnuts, walnuts, cashews, chickpeas and pumpkin seeds. All are roasted in the week in which they are packed. The box with its pomegranate looks at home on the Yalda table.',
    specifications: [
      ['Net weight', '900 g'],
      ['Varieties', '7'],
      ['Salt', 'Low'],
      ['Packaging', 'Cardboard gift box'],
      ['Shelf life', '6 months'],
    ],
    tags: ['Nuts', 'Yalda night', 'Gift', 'For guests'],
  },
  'mazafati-date-bam': {
    name: 'Fresh Mazafati dates from Bam',
    description:
      'Soft, dark dates from Bam, full of flesh around a small stone. They are kept in cold storage and sent in a chilled bag. With afternoon tea or a spoon of tahini, they take the place of sugar.',
    specifications: [
      ['Net weight', '650 g'],
      ['Origin', 'Bam, Kerman'],
      ['Grade', 'Premium'],
      ['Storage', 'Refrigerator, 0 to 5 °C'],
      ['Shelf life', '6 months in the refrigerator'],
    ],
    tags: ['Dried fruit', 'Dates', 'Iftar', 'Healthy snack'],
  },
  'sun-dried-fruit-chips': {
    name: 'Four-season fruit crisps',
    description:
      'Thin slices of apple, kiwi, orange and strawberry, dried at a low temperature. There is no sugar and no sulphur in them, and every fruit is as sharp or as sweet as it was on the tree.',
    specifications: [
      ['Net weight', '150 g'],
      ['Fruit', 'Apple, kiwi, orange, strawberry'],
      ['Added sugar', 'None'],
      ['Packaging', 'Zip pouch'],
      ['Shelf life', '12 months'],
    ],
    tags: ['Dried fruit', 'Fruit crisps', 'Healthy snack'],
  },
  'lahijan-spring-black-tea': {
    name: 'Lahijan spring black tea',
    description:
      'Broken black leaves from the first spring picking, with their natural colour. Ten minutes in the pot give an amber tea with a gentle scent and no bitterness. Neither flavouring nor colouring is added.',
    specifications: [
      ['Net weight', '450 g'],
      ['Picking', "Spring, this year's"],
      ['Leaf', 'Broken'],
      ['Additives', 'None'],
      ['Shelf life', '24 months'],
    ],
    tags: ['Tea', 'Iranian tea', 'Breakfast'],
    badge: 'Best seller',
  },
  'earl-grey-bergamot-tea': {
    name: 'Earl Grey long-leaf tea',
    description:
      'Long-leaf tea from Gilan with natural bergamot oil, whose scent arrives before the first sip. The metal tin with its double lid keeps the aroma for months.',
    specifications: [
      ['Net weight', '250 g'],
      ['Leaf', 'Long'],
      ['Aroma', 'Bergamot oil'],
      ['Packaging', 'Metal tin'],
    ],
    tags: ['Tea', 'Iranian tea', 'Gift'],
  },
  'borage-lemon-herbal-tea': {
    name: 'Borage and dried lime herbal tea',
    description:
      'Hand-picked Iranian borage with seedless dried lime and a little valerian. Ruby in the glass and gently sour, it is made for long evenings and has no caffeine.',
    specifications: [
      ['Quantity', '20 bags'],
      ['Net weight', '40 g'],
      ['Caffeine', 'None'],
      ['Brewing time', '10 minutes'],
      ['Shelf life', '18 months'],
    ],
    tags: ['Herbal tea', 'Plant-based', 'Caffeine-free'],
  },
  'rivad-espresso-blend-70-30': {
    name: 'Rivad 70/30 espresso blend',
    description:
      'Seventy per cent Brazilian arabica and thirty per cent Indian robusta, roasted medium to dark. It has a lasting crema and a finish of dark chocolate that holds its own in milk. Every bag bears its roasting date and is sent within ten days of it.',
    specifications: [
      ['Net weight', '250 g'],
      ['Blend', '70% arabica, 30% robusta'],
      ['Roast', 'Medium to dark'],
      ['Tasting notes', 'Dark chocolate, hazelnut'],
      ['One-way valve', 'Yes'],
    ],
    tags: ['Coffee', 'Espresso', 'Breakfast'],
    badge: 'Freshly roasted',
  },
  'rivad-turkish-cardamom-coffee': {
    name: 'Rivad Turkish coffee with cardamom',
    description:
      'Very finely ground coffee with freshly milled green cardamom, ready for the cezve. It raises a thick foam, and the scent of cardamom softens its bitterness.',
    specifications: [
      ['Net weight', '200 g'],
      ['Grind', 'Very fine'],
      ['Cardamom', '3%'],
      ['Roast', 'Medium'],
      ['Shelf life', '12 months'],
    ],
    tags: ['Coffee', 'Turkish coffee', 'Cardamom'],
  },
  'hashemi-rice-10kg': {
    name: 'Astaneh Hashemi rice, 10 kg',
    description:
      "Even-grained Hashemi from Astaneh-ye Ashrafiyeh, this year's crop, sieved twice and free of broken grains. It grows long in the pot, stays separate and fills the house with its scent.",
    specifications: [
      ['Weight', '10 kg'],
      ['Type', 'First-grade Hashemi'],
      ['Origin', 'Astaneh-ye Ashrafiyeh, Gilan'],
      ['Impurities', 'Under 3%'],
      ['Harvest', "This year's"],
    ],
    tags: ['Rice', 'Iranian rice', 'Staples'],
    badge: 'Special',
  },
  'smoked-tarom-rice-5kg': {
    name: 'Wood-smoked Tarom rice, 5 kg',
    description:
      'Tarom paddy dried over wood smoke in a traditional drying house, which turns it the colour of straw. Its smoky scent belongs beside fish, smoked aubergine and northern bean stew.',
    specifications: [
      ['Weight', '5 kg'],
      ['Type', 'Smoked Tarom'],
      ['Drying', 'Over wood smoke'],
      ['Origin', 'Fereydunkenar, Mazandaran'],
    ],
    tags: ['Rice', 'Iranian rice', 'Traditional'],
  },
  'chiti-beans-khomein': {
    name: 'Khomein pinto beans',
    description:
      'Fresh pinto beans from Khomein that cook quickly and keep their skins. They are cleaned and free of stones; soaking them for one night is enough.',
    specifications: [
      ['Net weight', '900 g'],
      ['Origin', 'Khomein'],
      ['Cleaned', 'Yes'],
      ['Shelf life', '18 months'],
    ],
    tags: ['Pulses', 'Staples', 'Plant-based'],
  },
  'roodbar-olive-oil': {
    name: 'Rudbar extra virgin olive oil',
    description:
      'Cold-pressed from the yellow olives of Rudbar, with an acidity below 0.8 per cent. The slight bite at the back of the throat is a sign of its freshness. A dark bottle protects the oil from light.',
    specifications: [
      ['Volume', '500 ml'],
      ['Extraction', 'Cold-pressed'],
      ['Acidity', '0.6%'],
      ['Origin', 'Rudbar'],
      ['Bottle', 'Dark glass'],
    ],
    tags: ['Oil', 'Plant-based', 'Staples', 'Breakfast'],
  },
  'homemade-pomegranate-paste': {
    name: 'Saveh sour pomegranate molasses',
    description:
      'Juice of Saveh pomegranates, simmered for hours until it is thick, with neither sugar nor colouring. Two spoonfuls are all it takes for fesenjan or an autumn Shirazi salad.',
    specifications: [
      ['Net weight', '600 g'],
      ['Flavour', 'Sour'],
      ['Added sugar', 'None'],
      ['Packaging', 'Glass jar'],
      ['Storage', 'In the refrigerator once opened'],
    ],
    tags: ['Pastes and sauces', 'Traditional', 'Yalda night'],
  },
  'negin-saffron-4-6g': {
    name: 'Negin saffron, one mesqal',
    description:
      "Long, even Negin threads from Qaenat, this autumn's harvest. Two threads are enough to colour a glass. It comes with a laboratory certificate in a small tin inlaid with khatam.",
    specifications: [
      ['Net weight', '4.6 g'],
      ['Type', 'Sargol Negin'],
      ['Origin', 'Qaenat, South Khorasan'],
      ['Colouring strength', '265'],
      ['Packaging', 'Khatam inlay tin'],
      ['Shelf life', '24 months'],
    ],
    tags: ['Saffron', 'Souvenir', 'Gift', 'Spices'],
    badge: 'Special',
  },
  'saffron-spray-30ml': {
    name: 'Saffron extract spray',
    description:
      'Brewed saffron extract for rice, saffron pudding and sherbet: a few puffs and it is done. Nothing to grind, nothing to steep, and no artificial colour.',
    specifications: [
      ['Volume', '30 ml'],
      ['Yield', 'About 200 puffs'],
      ['Artificial colour', 'None'],
      ['Storage', 'Refrigerator once opened'],
    ],
    tags: ['Saffron', 'Spices', 'Quick cooking'],
  },
  'advieh-polo-mix': {
    name: 'Damask rose rice spice',
    description:
      'Cinnamon, cumin, cardamom and damask rose, ground together. One spoonful between the layers of a lentil pilaf or a jewelled gheymeh gives a scent that reaches the hallway.',
    specifications: [
      ['Net weight', '100 g'],
      ['Blend', 'Cinnamon, cumin, cardamom, damask rose'],
      ['Salt', 'None'],
      ['Packaging', 'Sealed glass jar'],
      ['Shelf life', '12 months'],
    ],
    tags: ['Spices', 'For rice', 'Traditional'],
  },
  'kerman-cumin-seed': {
    name: 'Kerman wild black cumin',
    description:
      'Black cumin that grows wild in the mountains of Kerman, picked by hand and dried in the shade. It is stronger than green cumin, so use half as much as usual. It suits rice, yoghurt and home-baked bread.',
    specifications: [
      ['Net weight', '80 g'],
      ['Origin', 'Kuhbanan, Kerman'],
      ['Drying', 'In the shade'],
      ['Shelf life', '24 months'],
    ],
    tags: ['Spices', 'Souvenir', 'Plant-based'],
  },
  'chili-turmeric-duo': {
    name: 'Southern turmeric and chilli duo',
    description:
      'Turmeric and hot red chilli, each ground from whole roots and pods. They are the base of southern fish stew and its relatives, in two shaker jars.',
    specifications: [
      ['Net weight', '2 × 90 g'],
      ['Heat', 'Hot'],
      ['Additives', 'None'],
      ['Packaging', 'Two shaker jars'],
    ],
    tags: ['Spices', 'Hot', 'Quick cooking'],
  },
  'isfahan-gaz-40': {
    name: 'Isfahan gaz, 40% pistachio',
    description:
      'Bite-sized Persian nougat with tamarisk manna and forty per cent pistachio kernels, bedded in flour. It is soft, does not stick to the teeth and is not too sweet. The wooden box finds a use long after the gaz is gone.',
    specifications: [
      ['Net weight', '450 g'],
      ['Pistachio', '40%'],
      ['Type', 'Bite-sized, in flour'],
      ['Packaging', 'Wooden box'],
      ['Shelf life', '6 months'],
    ],
    tags: ['Souvenir', 'Traditional sweets', 'Pistachio', 'Gift'],
  },
  'qom-sohan-tin': {
    name: 'Qom butter sohan',
    description:
      'Thin, crisp saffron brittle made with butter and cardamom and covered with slivered pistachios. The sealed tin protects its snap from damp air.',
    specifications: [
      ['Net weight', '500 g'],
      ['Fat', 'Butter'],
      ['Topping', 'Slivered pistachios and almonds'],
      ['Packaging', 'Metal tin'],
      ['Shelf life', '4 months'],
    ],
    tags: ['Souvenir', 'Traditional sweets', 'Saffron', 'For guests'],
  },
  'yazd-baklava-assorted': {
    name: 'Yazd baklava and lowz assortment',
    description:
      'Pistachio baklava, coconut lowz, musk-willow lowz and qottab on one neat tray. It is packed on the day of baking, so the scent of cardamom and rosewater reaches you fresh.',
    specifications: [
      ['Net weight', '700 g'],
      ['Varieties', '4'],
      ['Aroma', 'Cardamom and rosewater'],
      ['Shelf life', '30 days'],
      ['Storage', 'Cool and dry'],
    ],
    tags: ['Souvenir', 'Traditional sweets', 'For guests', 'Nowruz'],
  },
  'koloocheh-fuman-walnut': {
    name: 'Fuman walnut koloocheh',
    description:
      'Stamped cookies from Fuman, filled with walnut, cinnamon and brown sugar. A few minutes in the oven and they taste as on the day of baking. The pack of ten lasts for a week of afternoon teas.',
    specifications: [
      ['Quantity', '10 pieces'],
      ['Net weight', '600 g'],
      ['Filling', 'Walnut and cinnamon'],
      ['Shelf life', '21 days'],
    ],
    tags: ['Souvenir', 'Cookies', 'Breakfast'],
    badge: 'New',
  },
  'saffron-nabat-sticks': {
    name: 'Mashhad saffron rock sugar sticks',
    description:
      'Rock sugar crystals on a stick, coloured with real saffron. Each stick is the measure of one glass of tea and comes in its own wrapper, ready for guests.',
    specifications: [
      ['Quantity', '25 sticks'],
      ['Net weight', '400 g'],
      ['Colour', 'Natural saffron'],
      ['Wrapper', 'One for each'],
    ],
    tags: ['Rock sugar', 'Saffron', 'Souvenir', 'For guests'],
  },
  'petyar-cat-dry-food-salmon': {
    name: 'Petyar trout dry food for adult cats',
    description:
      'Small, crunchy pieces with trout and chicken protein for cats of one year and over. There is enough taurine and fibre in them, and they help against hairballs. The zip bag keeps scent and freshness in.',
    specifications: [
      ['Net weight', '2 kg'],
      ['Age', 'Over 1 year'],
      ['Protein', '32%'],
      ['Fat', '14%'],
      ['Flavour', 'Trout and chicken'],
    ],
    tags: ['Cats', 'Pet food', 'Pets'],
  },
  'petyar-puppy-food-chicken': {
    name: 'Petyar chicken and rice puppy food',
    description:
      'A complete food for puppies of two to twelve months, in small pieces that milk teeth can manage. Its calcium and phosphorus are balanced for growing bones.',
    specifications: [
      ['Net weight', '3 kg'],
      ['Age', '2 to 12 months'],
      ['Protein', '28%'],
      ['Breed size', 'Small and medium'],
    ],
    tags: ['Dogs', 'Pet food', 'Pets'],
  },
  'petyar-clumping-litter': {
    name: 'Petyar lavender clumping cat litter',
    description:
      'Fine bentonite that clumps fast and raises little dust. A light scent of lavender keeps the litter tray a secret from the room. One bag lasts one cat for about a month.',
    specifications: [
      ['Weight', '10 kg'],
      ['Material', 'Bentonite'],
      ['Dust', 'Low'],
      ['Scent', 'Lavender'],
    ],
    tags: ['Cats', 'Pet hygiene', 'Pets'],
  },
  'petyar-walking-harness': {
    name: 'Petyar reflective dog harness',
    description:
      'A harness that takes the pull off the neck and spreads it over the chest. The mesh lining breathes, and reflective strips make walks in the dark safer. It adjusts at four points.',
    specifications: [
      ['Material', 'Polyester and mesh'],
      ['Points of adjustment', '4'],
      ['Reflective strips', 'Yes'],
      ['Washing', 'By hand'],
      ['Lead included', '120 cm'],
    ],
    tags: ['Dogs', 'Walking', 'Pets'],
  },
  'petyar-bird-seed-mix': {
    name: 'Petyar budgie and cockatiel seed mix',
    description:
      'Three colours of millet, linseed, oats and a few sunflower seeds, sieved and free of dust. The proportions keep a bird light and its feathers glossy.',
    specifications: [
      ['Net weight', '1 kg'],
      ['Suitable for', 'Budgies, cockatiels, canaries'],
      ['Blend', '6 kinds of seed'],
      ['Shelf life', '12 months'],
    ],
    tags: ['Birds', 'Pet food', 'Pets'],
  },
};
