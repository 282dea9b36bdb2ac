/** The shape in which the demo shop's catalogue is written by hand; amounts are whole toman. */

export interface DemoCategory {
  slug: string;
  name: string;
  /** Icon of `@iconify-json/fluent-emoji`, drawn on a coloured ground. */
  emoji: string;
  children: { slug: string; name: string; emoji: string }[];
}

export interface DemoBrand {
  slug: string;
  name: string;
}

export interface DemoColour {
  name: string;
  /** `#rrggbb`, the colour of the swatch. */
  hex: string;
}

export interface DemoProduct {
  /** Latin, kebab-case, unique in the whole shop. */
  slug: string;
  name: string;
  /** Slug of a brand of {@link DemoBrand}. */
  brand: string;
  /** Slug of a second-level category. */
  category: string;
  description: string;
  /** Price in toman before the shop's price rule. */
  price: number;
  specifications: [name: string, value: string][];
  tags: string[];
  /** One to three icons: the first is the product's main picture. */
  emoji: string[];
  colours?: DemoColour[];
  sizes?: string[];
  badge?: { text: string; colour: 'pomegranate' | 'turquoise' | 'saffron' };
  /** Pieces of each variant; 0 is sold out. Left out: a plausible number is computed from the slug. */
  stock?: number;
  /** A special offer: its price and how many pieces are allotted to it. */
  offer?: { price: number; allotted: number };
  featured?: boolean;
}

/** What a product says in English; its specifications and tags stand in the order of the Persian ones. */
export interface EnglishProduct {
  name: string;
  description: string;
  specifications: [name: string, value: string][];
  tags: string[];
  /** Where the product bears a badge. */
  badge?: string;
}

/** English texts of one department's products, by slug. */
export type EnglishProducts = Readonly<Record<string, EnglishProduct>>;

/** One file of the demo catalogue: some main categories with their brands and products. */
export interface DemoDepartment {
  categories: DemoCategory[];
  brands: DemoBrand[];
  products: DemoProduct[];
}
