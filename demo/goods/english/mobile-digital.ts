import type { EnglishProducts } from '../demo-product.ts';

export const englishMobileDigital: EnglishProducts = {
  'samsung-galaxy-a36-256': {
    name: 'Samsung Galaxy A36, 256 GB',
    description:
      'The 120 Hz display stays readable in the midday sun. The battery lasts a day and a half of ordinary use, and half an hour on the charger brings back more than half of it. Samsung promises six years of updates.',
    specifications: [
      ['Display', '6.7 in Super AMOLED, 120 Hz'],
      ['Memory', '256 GB, 8 GB RAM'],
      ['Main camera', '50 MP with image stabiliser'],
      ['Battery', '5,000 mAh'],
      ['Network', '5G, dual SIM'],
      ['Protection', 'IP67'],
      ['Warranty', '18 months, registered'],
    ],
    tags: ['Android', '5G', 'Photography'],
    badge: 'Best seller',
  },
  'samsung-galaxy-s25-fe-256': {
    name: 'Samsung Galaxy S25 FE, 256 GB',
    description:
      'The cameras and the AI of the S25 family at a gentler price. It takes clean pictures at night, and the telephoto lens comes three times closer without losing detail. The aluminium frame and glass back feel solid and light in the hand.',
    specifications: [
      ['Display', '6.7 in AMOLED, 120 Hz'],
      ['Memory', '256 GB, 8 GB RAM'],
      ['Camera', '50 + 12 + 8 MP'],
      ['Battery', '4,900 mAh'],
      ['Charging', '45 W, 15 W wireless'],
      ['Protection', 'IP68'],
      ['Warranty', '18 months, registered'],
    ],
    tags: ['Android', '5G', 'Photography'],
    badge: 'New',
  },
  'xiaomi-redmi-note-14-256': {
    name: 'Xiaomi Redmi Note 14, 256 GB',
    description:
      'In daylight the 108-megapixel camera keeps every thread of a fabric and every vein of a leaf. The AMOLED display is smooth, and scrolling never stutters. The 33 W charger is in the box, so there is nothing more to buy.',
    specifications: [
      ['Display', '6.67 in AMOLED, 120 Hz'],
      ['Memory', '256 GB, 8 GB RAM'],
      ['Main camera', '108 MP'],
      ['Battery', '5,500 mAh'],
      ['Charging', '33 W'],
      ['Warranty', '18 months, registered'],
    ],
    tags: ['Android', 'Photography', 'Budget'],
  },
  'xiaomi-redmi-15c-128': {
    name: 'Xiaomi Redmi 15C, 128 GB',
    description:
      'An easy choice for grandparents and schoolchildren: a big display, a clear voice and a battery for two days. A card extends its memory to one terabyte. Simple mode makes buttons and letters large.',
    specifications: [
      ['Display', '6.9 in, 120 Hz'],
      ['Memory', '128 GB, 4 GB RAM'],
      ['Main camera', '50 MP'],
      ['Battery', '6,000 mAh'],
      ['Charging', '33 W'],
      ['Warranty', '18 months, registered'],
    ],
    tags: ['Android', 'Budget', 'Students'],
  },
  'avantech-powerbank-20000': {
    name: 'Avantech 20,000 mAh power bank, 45 W',
    description:
      'Fills a phone four times or a tablet once, and has power enough for a light laptop. A small display tells to the percent what is left. Its capacity is allowed in an aircraft cabin.',
    specifications: [
      ['Capacity', '20,000 mAh'],
      ['Maximum output', '45 W'],
      ['Ports', '2 USB-C and 1 USB-A'],
      ['Weight', '385 g'],
      ['Warranty', '18 months'],
    ],
    tags: ['Fast charging', 'Travel and outdoors', 'Gift'],
  },
  'avantech-charger-gan-65': {
    name: 'Avantech 65 W GaN charger, three ports',
    description:
      'Charges phone, watch and laptop at once from a single socket. GaN makes it half the size of a laptop charger, and cooler too. The plug fits Iranian sockets without an adapter.',
    specifications: [
      ['Output', '65 W'],
      ['Ports', '2 USB-C and 1 USB-A'],
      ['Standards', 'PD 3.0 and PPS'],
      ['Safety', 'Over-voltage, heat, short circuit'],
      ['Warranty', '18 months'],
    ],
    tags: ['Fast charging', 'Workplace'],
  },
  'navayesh-buds-pro-2': {
    name: 'Navayesh Buds Pro 2 with noise cancelling',
    description:
      'Turns the roar of the metro down to a whisper and lifts your voice out of the wind on calls. It has six microphones and moves between phone and laptop by itself. The case charges on a wireless pad as well.',
    specifications: [
      ['Noise cancelling', 'Up to 45 dB'],
      ['Bluetooth', '5.3, two devices at once'],
      ['Playing time', '7 hours, 30 with the case'],
      ['Protection', 'IPX5'],
      ['Charging', 'USB-C and wireless'],
      ['Warranty', '12 months'],
    ],
    tags: ['Bluetooth', 'Noise cancelling', 'Gift'],
  },
  'navayesh-studio-over-ear': {
    name: 'Navayesh Studio over-ear headphones',
    description:
      'You hear setar and santur ring as they did in the studio. The soft leather pads do not press on glasses. It works by cable too, so there is no delay when you edit or record.',
    specifications: [
      ['Driver', '40 mm'],
      ['Frequency response', '20 Hz to 40 kHz'],
      ['Bluetooth', '5.3 with LDAC'],
      ['Playing time', '50 hours'],
      ['Weight', '260 g'],
      ['Warranty', '18 months'],
    ],
    tags: ['Bluetooth', 'Music', 'Noise cancelling'],
  },
  'navayesh-speaker-tanbur': {
    name: 'Navayesh Tanbur wooden Bluetooth speaker',
    description:
      'The walnut body gives a warm bass without a rattle. Two of them pair into stereo and fill a courtyard. On a bookshelf it passes for an ornament rather than a device.',
    specifications: [
      ['Output', '40 W'],
      ['Bluetooth', '5.3'],
      ['Playing time', '18 hours'],
      ['Body', 'Walnut'],
      ['Inputs', 'AUX and USB-C'],
      ['Warranty', '12 months'],
    ],
    tags: ['Bluetooth', 'Music', 'Gift'],
  },
  'navayesh-speaker-moj': {
    name: 'Navayesh Moj waterproof speaker',
    description:
      'Drop it in the pool and it floats, without missing a beat. It fits the bottle cage of a bicycle or the pocket of a backpack. It plays for fifteen hours, and ten minutes of charging are good for two more.',
    specifications: [
      ['Output', '16 W'],
      ['Protection', 'IP67'],
      ['Playing time', '15 hours'],
      ['Weight', '540 g'],
      ['Bluetooth', '5.3'],
    ],
    tags: ['Bluetooth', 'Travel and outdoors', 'Music'],
  },
  'avantech-soundbar-21': {
    name: 'Avantech 2.1 soundbar with wireless subwoofer',
    description:
      'Brings dialogue to the front, so that you need not turn everything up to follow a film. The wireless subwoofer sits in any corner of the room. One HDMI cable joins it to the television, and the same remote sets its volume.',
    specifications: [
      ['Output', '180 W'],
      ['Channels', '2.1'],
      ['Ports', 'HDMI ARC, optical, USB'],
      ['Bluetooth', '5.0'],
      ['Length', '85 cm'],
      ['Warranty', '24 months'],
    ],
    tags: ['Home cinema', 'Bluetooth', 'Trousseau'],
  },
  'chekad-watch-alvand': {
    name: 'Chekad Alvand smart watch with GPS',
    description:
      'Records a mountain trail without a phone and shows the way back on its display. Titanium and sapphire glass take no scratch from rock. The battery lasts two weeks, and it knows the Persian calendar and the times of prayer.',
    specifications: [
      ['Display', '1.43 in AMOLED'],
      ['Battery', '14 days'],
      ['Positioning', 'Dual-band GPS'],
      ['Water resistance', '5 ATM'],
      ['Sensors', 'Heart rate, oxygen, barometer'],
      ['Calendar', 'Persian'],
      ['Warranty', '18 months'],
    ],
    tags: ['Sport', 'Travel and outdoors', 'Persian calendar'],
    badge: 'Special',
  },
  'chekad-watch-yas': {
    name: "Chekad Yas women's smart watch",
    description:
      'A slim rose-gold case on a woven metal strap, at home with evening dress. It follows sleep, pulse and cycle, and sums up each week in Persian. Calls are taken from the wrist.',
    specifications: [
      ['Display', '1.2 in AMOLED'],
      ['Battery', '7 days'],
      ['Calls', 'By Bluetooth'],
      ['Strap', 'Metal, magnetic'],
      ['Protection', 'IP68'],
      ['Warranty', '12 months'],
    ],
    tags: ['Gift', 'Health', 'Persian calendar'],
  },
  'xiaomi-smart-band-9': {
    name: 'Xiaomi Smart Band 9',
    description:
      'So light that you forget it on your wrist at night. One charge lasts up to three weeks, and it knows more than a hundred and fifty sports. Messages and calls are told by a tap.',
    specifications: [
      ['Display', '1.62 in AMOLED'],
      ['Battery', 'Up to 21 days'],
      ['Water resistance', '5 ATM'],
      ['Sport modes', 'More than 150'],
      ['Sensors', 'Heart rate and blood oxygen'],
    ],
    tags: ['Sport', 'Health', 'Budget'],
    badge: 'Best seller',
  },
  'samsung-galaxy-watch-8': {
    name: 'Samsung Galaxy Watch 8',
    description:
      'Measures your sleep by skin temperature and breath, and tells you in one sentence each morning what to do about it. It takes an ECG and your body composition from the wrist. Apps come straight from the Google store.',
    specifications: [
      ['Display', 'Always-on Super AMOLED'],
      ['System', 'Wear OS'],
      ['Memory', '32 GB'],
      ['Protection', '5 ATM and IP68'],
      ['Charging', 'Wireless'],
      ['Warranty', '18 months'],
    ],
    tags: ['Health', 'Android', 'Sport'],
  },
  'chekad-kids-watch-parastu': {
    name: "Chekad Parastu kids' watch with SIM",
    description:
      'See where your child is on the map, and be told as soon as they leave the school grounds. Only the numbers you enter can call. During lessons its games and its ringing stay off.',
    specifications: [
      ['Network', '4G, nano SIM'],
      ['Positioning', 'GPS, Wi-Fi, mobile mast'],
      ['Battery', '2 days'],
      ['Protection', 'IP67'],
      ['Help button', 'Yes'],
      ['Warranty', '12 months'],
    ],
    tags: ['Students', 'Children', 'Gift'],
  },
  'asus-vivobook-15-i5': {
    name: 'Asus Vivobook 15, Core i5',
    description:
      'Neither too little nor too much for a student or an office worker with a few hours of documents, spreadsheets and meetings a day. The keyboard has laser-cut Persian letters, and the hinge opens flat. Memory and storage can be added later.',
    specifications: [
      ['Processor', '13th-generation Core i5'],
      ['RAM', '16 GB'],
      ['Storage', '512 GB SSD'],
      ['Display', '15.6 in Full HD'],
      ['Weight', '1.7 kg'],
      ['Battery', '42 Wh'],
      ['Warranty', '24 months'],
    ],
    tags: ['University', 'Workplace', 'Windows'],
    badge: 'Best seller',
  },
  'lenovo-ideapad-slim-3': {
    name: 'Lenovo IdeaPad Slim 3, Ryzen 5',
    description:
      'Slim enough for an ordinary shoulder bag. The Ryzen processor handles coding and photo editing without a sound. A shutter slides over the webcam, so privacy is plain to see.',
    specifications: [
      ['Processor', 'Ryzen 5'],
      ['RAM', '16 GB'],
      ['Storage', '512 GB SSD'],
      ['Display', '15.6 in Full HD, IPS'],
      ['Weight', '1.6 kg'],
      ['Warranty', '24 months'],
    ],
    tags: ['University', 'Workplace', 'Windows'],
  },
  'asus-tuf-gaming-rtx': {
    name: 'Asus TUF A15 gaming laptop, RTX 4060',
    description:
      "Runs today's games smoothly at high detail, and renders in an hour what used to take a night. Two fans and five copper pipes draw the heat away from your hands. The body has passed military tests of shock and dust.",
    specifications: [
      ['Processor', 'Ryzen 7'],
      ['Graphics', 'RTX 4060, 8 GB'],
      ['RAM', '16 GB DDR5'],
      ['Storage', '1 TB SSD'],
      ['Display', '15.6 in, 144 Hz'],
      ['Weight', '2.2 kg'],
      ['Warranty', '24 months'],
    ],
    tags: ['Gaming', 'Windows', 'Content creation'],
  },
  'samsung-galaxy-tab-a9-plus': {
    name: 'Samsung Galaxy Tab A9 Plus, 11 in',
    description:
      'The eleven-inch screen shows the online class and the notes side by side. Four speakers make cartoons and lessons easy to hear. A space for children puts time and apps in your hands.',
    specifications: [
      ['Display', '11 in, 90 Hz'],
      ['Memory', '128 GB, 8 GB RAM'],
      ['Battery', '7,040 mAh'],
      ['Speakers', '4, Dolby Atmos'],
      ['Weight', '480 g'],
      ['Warranty', '18 months'],
    ],
    tags: ['Students', 'Android', 'Children'],
  },
  'avantech-keyboard-mouse-set': {
    name: 'Avantech wireless keyboard and mouse',
    description:
      'Keys so quiet that nobody minds them in an open office. The standard Persian layout has the half-space in its place. One receiver serves both, and the batteries last up to a year.',
    specifications: [
      ['Connection', '2.4 GHz and Bluetooth'],
      ['Layout', 'Persian and English'],
      ['Mouse', '1,600 DPI, silent'],
      ['Batteries', '2 AA and 1 AAA'],
      ['Warranty', '18 months'],
    ],
    tags: ['Workplace', 'Bluetooth', 'University'],
  },
  'negareh-mirrorless-m50': {
    name: 'Negareh M50 mirrorless camera, 18–55 mm lens',
    description:
      'For those who have outgrown their phone and want to arrange the light themselves. The focus locks on the eye, and even a running child is sharp. It films 4K without a crop, and the turning screen is ready for a vlog.',
    specifications: [
      ['Sensor', 'APS-C, 24 MP'],
      ['Lens', '18–55 mm'],
      ['Video', '4K, 30 fps'],
      ['Screen', '3 in touch, turning'],
      ['Connection', 'Wi-Fi and Bluetooth'],
      ['Warranty', '24 months'],
    ],
    tags: ['Photography', 'Content creation', 'Travel and outdoors'],
  },
  'negareh-instant-camera': {
    name: 'Negareh Khatereh instant camera',
    description:
      'A minute after the click the picture is in your hand, on paper and still warm. The mirror beside the lens is for selfies, and the flash judges the light by itself. A pack of ten sheets comes with it.',
    specifications: [
      ['Picture size', '62 by 46 mm'],
      ['Focus', '30 cm to infinity'],
      ['Flash', 'Automatic'],
      ['Power', '2 AA batteries'],
      ['Included', '10 sheets of film'],
    ],
    tags: ['Photography', 'Gift', 'Children'],
    badge: 'New',
  },
  'negareh-ring-light-kit': {
    name: 'Negareh 14-inch ring light kit with tripod',
    description:
      'The ring takes the shadows off a face and puts a sparkle in the eyes. The tripod rises to two metres and holds three phones at once. Made for online lessons, make-up and pictures of goods.',
    specifications: [
      ['Diameter', '36 cm'],
      ['Colour temperature', '2,700 to 6,500 K'],
      ['Tripod', '60 to 200 cm'],
      ['Holders', '3 phones'],
      ['Included', 'Bag and Bluetooth remote'],
    ],
    tags: ['Content creation', 'Photography'],
  },
  'avantech-gamepad-x': {
    name: 'Avantech Takht wireless gamepad',
    description:
      'After thousands of hours of football its magnetic sticks still do not drift. It pairs with computer, phone and Android television without any installing. Twin motors tell a shot at goal from a hole in the road.',
    specifications: [
      ['Connection', 'Bluetooth, 2.4 GHz, USB-C'],
      ['Sticks', 'Magnetic (Hall)'],
      ['Battery', '15 hours'],
      ['Works with', 'Windows, Android'],
      ['Warranty', '12 months'],
    ],
    tags: ['Gaming', 'Bluetooth', 'Gift'],
  },
  'navayesh-gaming-headset': {
    name: 'Navayesh Razm 7.1 gaming headset',
    description:
      'You hear from where the steps come before you see who takes them. The folding microphone leaves out the keyboard, and raising it mutes you. Fabric pads stay dry through long summer nights.',
    specifications: [
      ['Driver', '50 mm'],
      ['Sound', 'Virtual 7.1'],
      ['Connection', 'USB and 3.5 mm jack'],
      ['Microphone', 'Detachable, noise cancelling'],
      ['Weight', '290 g'],
    ],
    tags: ['Gaming', 'Noise cancelling'],
  },
  'negareh-security-cam-360': {
    name: 'Negareh Pas 360 home camera',
    description:
      'Looks all around the room and tells a person from the shadow of a curtain. Through its speaker you talk to the children, or the cat, from work. Pictures stay on a memory card, and there is no monthly fee.',
    specifications: [
      ['Resolution', '2K'],
      ['Rotation', '360 degrees'],
      ['Night vision', 'Up to 10 m'],
      ['Storage', 'Card up to 256 GB'],
      ['Connection', '2.4 GHz Wi-Fi'],
      ['Warranty', '18 months'],
    ],
    tags: ['Smart home', 'Children'],
  },
};
