import type { DemoColourName } from './colours.ts';

/** The hand-written format of the demo shop's goods, with Persian and English side by side; amounts are whole toman. */

export interface Bilingual {
  readonly fa: string;
  readonly en: string;
}

export interface DemoCategory {
  readonly slug: string;
  readonly name: Bilingual;
  /** Icon of `@iconify-json/fluent-emoji`, drawn on a coloured background. */
  readonly emoji: string;
}

/** A main category with its subcategories. */
export interface DemoMainCategory extends DemoCategory {
  readonly children: readonly DemoCategory[];
}

export interface DemoColour {
  readonly name: Bilingual;
  /** `#rrggbb`, the colour of the swatch. */
  readonly hex: string;
  /** The words of photos.csv that may describe this colour in a photograph. */
  readonly photographed: readonly string[];
}

export interface DemoSpecification {
  readonly name: Bilingual;
  readonly value: Bilingual;
}

/** A size written alike in both languages (`۴۲`, `XL`), or separately in each. */
export type DemoSize = string | Bilingual;

/** A further option by which a product's variant is chosen, besides colour and size. */
export interface DemoOption {
  readonly name: Bilingual;
  readonly values: readonly {
    readonly name: Bilingual;
    /** The sizes in which the value is available; all of them when left out. */
    readonly sizes?: readonly DemoSize[];
  }[];
}

export interface DemoProduct {
  /** Latin, kebab-case, unique in the whole shop. */
  readonly slug: string;
  readonly name: Bilingual;
  /** Slug of a brand of `brands.ts`. */
  readonly brand: string;
  /** Slug of a second-level category. */
  readonly category: string;
  readonly description: Bilingual;
  /** Price in toman before the shop's price rule. */
  readonly price: number;
  /** The manufacturer's warranty in months. */
  readonly warranty?: number;
  readonly specifications: readonly DemoSpecification[];
  /** In Persian; `tags.ts` has the English name of each. */
  readonly tags: readonly string[];
  /** Files of `demo/photos/images` without their extension, the main one first; for a product with colours they are listed with the colours. */
  readonly photos?: readonly string[];
  readonly colours?: readonly { readonly colour: DemoColourName; readonly photos: readonly string[] }[];
  readonly sizes?: readonly DemoSize[];
  readonly option?: DemoOption;
  readonly badge?: { readonly text: Bilingual; readonly colour: 'pomegranate' | 'turquoise' | 'saffron' };
  /** Pieces of each variant; 0 means sold out. When left out, a plausible number is computed from the slug. */
  readonly stock?: number;
  /** A flash sale: its price and how many pieces are allotted to it. */
  readonly flashSale?: { readonly price: number; readonly allotted: number };
  readonly featured?: boolean;
}

/** One file of the demo's goods: a main category with its products. */
export interface DemoDepartment {
  readonly category: DemoMainCategory;
  readonly products: readonly DemoProduct[];
}
