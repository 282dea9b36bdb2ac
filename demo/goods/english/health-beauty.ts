import type { EnglishProducts } from '../demo-product.ts';

export const englishHealthBeauty: EnglishProducts = {
  'mahsil-sunscreen-spf50-tinted': {
    name: 'Mahsil tinted sunscreen SPF 50 for oily skin',
    description:
      'A light fluid that sinks in within seconds and leaves no shine. Its mineral pigments cover faint spots without a white trace. Renew it every two hours in the sun.',
    specifications: [
      ['Volume', '50 ml'],
      ['SPF', '50+'],
      ['Skin type', 'Oily and combination'],
      ['Filter', 'Mineral and chemical'],
      ['Water resistant', '40 minutes'],
      ['Fragrance', 'None'],
    ],
    tags: ['Sunscreen', 'Skin care', 'Oily skin', 'Summer'],
    badge: 'Best seller',
  },
  'mahsil-hyaluronic-serum': {
    name: 'Mahsil 2% hyaluronic acid serum',
    description:
      'Hyaluronic acid of three sizes with panthenol softens thirsty skin from the first drop. Put it on damp skin and a cream on top, so that the moisture stays.',
    specifications: [
      ['Volume', '30 ml'],
      ['Active ingredients', '2% hyaluronic acid, 5% panthenol'],
      ['Skin type', 'All'],
      ['Use', 'Morning and night'],
      ['Fragrance', 'None'],
    ],
    tags: ['Serums', 'Hydrating', 'Skin care'],
  },
  'golandam-rose-face-mist': {
    name: 'Golandam Ghamsar rose water face mist',
    description:
      'Twice-distilled rose water from Ghamsar without alcohol or preservative, in a glass bottle with a fine spray. Use it for toner after washing, or to freshen make-up at midday.',
    specifications: [
      ['Volume', '120 ml'],
      ['Origin', 'Ghamsar, Kashan'],
      ['Alcohol', 'None'],
      ['Bottle', 'Frosted glass'],
    ],
    tags: ['Rose water', 'Toner', 'Skin care', 'Plant-based'],
  },
  'golandam-foaming-cleanser': {
    name: 'Golandam gentle foaming cleanser',
    description:
      'A soft foam with chamomile and oat that takes off light make-up and sunscreen without tightening the skin. Free of sulphates and at the pH of skin.',
    specifications: [
      ['Volume', '150 ml'],
      ['Skin type', 'Dry and sensitive'],
      ['Sulphates', 'None'],
      ['pH', '5.5'],
      ['Lasts after opening', '12 months'],
    ],
    tags: ['Cleanser', 'Sensitive skin', 'Skin care', 'Plant-based'],
  },
  'golandam-milk-honey-soap': {
    name: 'Sabalan milk and honey soap',
    description:
      "Cold-process soap made by hand from cow's milk, Sabalan honey and olive oil, and dried for forty days. The lather is creamy and keeps winter hands soft.",
    specifications: [
      ['Weight', '110 g'],
      ['Method', 'Cold process'],
      ['Added colour', 'None'],
      ['For', 'Face and body'],
    ],
    tags: ['Soap', 'Plant-based', 'Handmade', 'Gift'],
  },
  'gisoo-sulfate-free-shampoo': {
    name: 'Gisoo Lab sulphate-free shampoo for coloured hair',
    description:
      'Mild cleansers from coconut hold the colour from wash to wash. Argan oil smooths the length, and the hair does not frizz as it dries.',
    specifications: [
      ['Volume', '400 ml'],
      ['Hair type', 'Coloured and keratin-treated'],
      ['Sulphates and parabens', 'None'],
      ['Extracts', 'Argan and coconut'],
      ['pH', '5'],
    ],
    tags: ['Shampoo', 'Hair care', 'Coloured hair'],
  },
  'gisoo-rosemary-anti-hair-loss': {
    name: 'Gisoo Lab rosemary hair tonic',
    description:
      'A light, watery tonic with rosemary, caffeine and biotin for fine and thinning hair. Massage a few drops into the scalp each night; it leaves no grease and needs no rinsing.',
    specifications: [
      ['Volume', '100 ml'],
      ['Active ingredients', 'Rosemary, caffeine, biotin'],
      ['Course', 'Three months'],
      ['Rinsing', 'Not needed'],
    ],
    tags: ['Stronger hair', 'Hair care', 'Plant-based'],
    badge: 'New',
  },
  'gisoo-henna-sedr-mask': {
    name: 'Sedr and neutral henna hair mask',
    description:
      'Powdered sedr, neutral henna and marshmallow flower, mixed to a paste with warm water. Twenty minutes a week leave the scalp light and the hair full, and its colour as it was.',
    specifications: [
      ['Weight', '200 g'],
      ['Contains', 'Sedr, neutral henna, marshmallow'],
      ['Applications', '4'],
      ['Hair type', 'All'],
    ],
    tags: ['Hair masks', 'Hair care', 'Plant-based', 'Traditional'],
  },
  'gisoo-wooden-comb-boxwood': {
    name: 'Hand-carved boxwood comb',
    description:
      'Cut from one piece of boxwood, with teeth polished by hand. It builds no static, does not pull, and takes on a finer colour each time it is oiled.',
    specifications: [
      ['Material', 'Boxwood'],
      ['Length', '18 cm'],
      ['Teeth', 'Wide'],
      ['Finish', 'Linseed oil'],
    ],
    tags: ['Combs', 'Hair care', 'Handmade', 'Gift'],
  },
  'gisoo-ionic-hair-dryer-2200': {
    name: 'Gisoo Lab 2,200 W ionic hair dryer',
    description:
      'An AC motor with a strong stream of air, and negative ions that calm frizz. Three heats, two speeds and a cool shot, and at 520 grams it does not tire the arm. Concentrator and diffuser are in the box.',
    specifications: [
      ['Power', '2,200 W'],
      ['Heat settings', '3'],
      ['Weight', '520 g'],
      ['Cord', '2.5 m'],
      ['Negative ions', 'Yes'],
      ['Warranty', '18 months'],
    ],
    tags: ['Hair dryers', 'Electric', 'Hair styling', 'Hair care'],
  },
  'attar-no-oud-isfahan': {
    name: 'Naghsh-e Jahan oud eau de parfum for men',
    description:
      'Opens with bergamot and cardamom, settles on leather and saffron, and stays for hours on oud and sandalwood. Warm and formal, for autumn and evenings out.',
    specifications: [
      ['Volume', '100 ml'],
      ['Concentration', 'Eau de parfum'],
      ['Family', 'Woody oriental'],
      ['Top notes', 'Bergamot, cardamom'],
      ['Base notes', 'Oud, sandalwood, amber'],
      ['Lasts', '8 to 10 hours'],
    ],
    tags: ["Men's perfume", 'Warm scents', 'Gift', 'Party'],
    badge: 'Special',
  },
  'attar-no-mohammadi-rose': {
    name: 'Ghamsar damask rose eau de parfum for women',
    description:
      'Freshly picked damask rose with lychee and a little pink pepper, sweet but never cloying. White musk and patchouli hold it on the skin until evening.',
    specifications: [
      ['Volume', '75 ml'],
      ['Concentration', 'Eau de parfum'],
      ['Family', 'Floral fruity'],
      ['Heart notes', 'Damask rose, jasmine'],
      ['Lasts', '6 to 8 hours'],
    ],
    tags: ["Women's perfume", 'Floral scents', 'Gift', 'Rose water'],
  },
  'attar-no-bahar-narenj-cologne': {
    name: 'Shiraz orange blossom cologne',
    description:
      'Orange blossom, orange peel and green leaves: the garden lanes of Shiraz in May. Light, for women and men alike, and right for hot days and the office.',
    specifications: [
      ['Volume', '100 ml'],
      ['Concentration', 'Eau de cologne'],
      ['For', 'Women and men'],
      ['Family', 'Citrus'],
      ['Lasts', '3 to 5 hours'],
    ],
    tags: ['Fresh scents', 'Summer', 'Everyday scents'],
  },
  'attar-no-pocket-trio': {
    name: 'Attar No pocket perfumes, set of three',
    description:
      'Three favourites in fifteen-millilitre bottles with metal caps: oud, damask rose and orange blossom. A modest way to find your scent, or a present that suits everyone.',
    specifications: [
      ['Volume', '3 × 15 ml'],
      ['Concentration', 'Eau de parfum'],
      ['Packaging', 'Magnetic box'],
      ['Allowed in the cabin', 'Yes'],
    ],
    tags: ['Pocket perfume', 'Gift', 'Travel', 'Everyday scents'],
  },
  'attar-no-amber-attar-oil': {
    name: 'Amber and musk perfume oil',
    description:
      'A concentrated oil without alcohol, rolled on at the pulse. The warmth of amber and musk stays close to the skin and troubles nobody beside you.',
    specifications: [
      ['Volume', '12 ml'],
      ['Alcohol', 'None'],
      ['Use', 'Roll-on'],
      ['Family', 'Oriental'],
    ],
    tags: ['Perfume oil', 'Warm scents', 'Alcohol-free'],
  },
  'roozhan-matte-lipstick': {
    name: 'Roozhan lasting velvet lipstick',
    description:
      'A velvet texture that is weightless on the lips and lasts a whole lunch. Jojoba oil and vitamin E keep them from cracking. Its six shades were chosen for Iranian skins.',
    specifications: [
      ['Weight', '3.8 g'],
      ['Texture', 'Matt velvet'],
      ['Lasts', 'Up to 8 hours'],
      ['Vitamin E', 'Yes'],
      ['Parabens', 'None'],
    ],
    tags: ['Lipstick', 'Lips', 'Make-up'],
    badge: 'Best seller',
  },
  'roozhan-volume-mascara': {
    name: 'Roozhan waterproof volume mascara',
    description:
      'The hourglass brush parts the lashes from the root, and a second coat does not clump. It holds through heat and tears, and comes off easily with a two-phase remover.',
    specifications: [
      ['Volume', '10 ml'],
      ['Waterproof', 'Yes'],
      ['Brush', 'Hourglass'],
      ['Colour', 'Deep black'],
      ['Lasts after opening', '6 months'],
    ],
    tags: ['Mascara', 'Eyes', 'Make-up', 'Waterproof'],
  },
  'roozhan-cushion-foundation': {
    name: 'Roozhan cushion foundation SPF 30',
    description:
      'An airy foundation of medium cover and natural look, even after a few dabs of the puff. There is a mirror in the lid, and a refill in the box.',
    specifications: [
      ['Weight', '15 g and refill'],
      ['Cover', 'Medium'],
      ['SPF', '30'],
      ['Skin type', 'Normal and combination'],
      ['Finish', 'Semi-matt'],
    ],
    tags: ['Foundation', 'Face', 'Make-up', 'Sunscreen'],
  },
  'roozhan-gel-nail-polish': {
    name: 'Roozhan quick-dry gel nail polish',
    description:
      'The gloss of gel without a lamp, in two minutes. Free of formaldehyde and toluene, and the wide brush covers a nail in two strokes.',
    specifications: [
      ['Volume', '12 ml'],
      ['Drying time', '2 minutes'],
      ['Lasts', 'Up to 7 days'],
      ['Formula', 'Free of 5 harmful substances'],
    ],
    tags: ['Nail polish', 'Nails', 'Make-up'],
  },
  'roozhan-sormeh-kohl': {
    name: 'Roozhan sormeh kohl pencil with almond oil',
    description:
      'A soft, deep pencil after the sormeh of old, which does not sting the waterline. Almond oil makes it glide, and after thirty seconds it is set.',
    specifications: [
      ['Weight', '1.2 g'],
      ['Waterproof', 'Yes'],
      ['Sharpening', 'Twist-up'],
      ['Oil', 'Sweet almond'],
    ],
    tags: ['Eye pencils', 'Eyes', 'Make-up', 'Traditional'],
  },
  'sepid-sonic-toothbrush': {
    name: 'Sepid Dent sonic toothbrush',
    description:
      'Forty thousand strokes a minute in five modes, from sensitive gums to whitening. The timer tells you every thirty seconds to move on. One charge lasts three weeks.',
    specifications: [
      ['Strokes', '40,000 per minute'],
      ['Modes', '5'],
      ['Charging', 'USB-C, every three weeks'],
      ['Protection', 'IPX7'],
      ['Spare heads', '2'],
      ['Warranty', '12 months'],
    ],
    tags: ['Toothbrushes', 'Electric toothbrushes', 'Oral care', 'Electric'],
    badge: 'New',
  },
  'sepid-bamboo-toothbrush-4': {
    name: 'Soft bamboo toothbrushes, pack of four',
    description:
      'Oiled bamboo handles and soft, round-tipped bristles. Each is numbered, so that nobody in the family takes the wrong one, and the handle goes back to the earth.',
    specifications: [
      ['Pieces', '4'],
      ['Bristles', 'Soft'],
      ['Handle', 'Bamboo'],
      ['Packaging', 'Recycled card'],
    ],
    tags: ['Toothbrushes', 'Oral care', 'Eco-friendly'],
  },
  'sepid-miswak-toothpaste': {
    name: 'Sepid Dent miswak and mint toothpaste',
    description:
      'Extract of miswak and oil of mint with the usual fluoride, for the whole family every day. The foam is mild and the taste cool, without burning the tongue.',
    specifications: [
      ['Volume', '100 ml'],
      ['Fluoride', '1,450 ppm'],
      ['Age', '6 and over'],
      ['SLS', 'None'],
    ],
    tags: ['Toothpaste', 'Oral care', 'Plant-based'],
  },
  'sepid-water-flosser': {
    name: 'Sepid Dent portable water flosser',
    description:
      'Water pressure reaches where floss does not: a good friend of braces and implants. It has a 300-millilitre tank and four nozzles, and fits in a travel bag.',
    specifications: [
      ['Tank', '300 ml'],
      ['Pressure', '3 levels'],
      ['Nozzles', '4'],
      ['Charging', 'USB-C'],
      ['Protection', 'IPX7'],
      ['Warranty', '12 months'],
    ],
    tags: ['Water flossers', 'Oral care', 'Electric', 'Travel'],
  },
  'sepid-mint-mouthwash': {
    name: 'Alcohol-free mint and green tea mouthwash',
    description:
      'A gentle mouthwash that cools the breath without the burn of alcohol. With green tea and fluoride, and the cap is the measure.',
    specifications: [
      ['Volume', '500 ml'],
      ['Alcohol', 'None'],
      ['Fluoride', '225 ppm'],
      ['Each use', '15 ml'],
    ],
    tags: ['Mouthwash', 'Oral care', 'Alcohol-free'],
  },
};
