import type { DemoColourName } from './colours.ts';

/** The shape in which the demo shop's goods are written by hand, in Persian and English side by side; amounts are whole toman. */

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

/** A main category with those below it. */
export interface DemoMainCategory extends DemoCategory {
  readonly children: readonly DemoCategory[];
}

export interface DemoColour {
  readonly name: Bilingual;
  /** `#rrggbb`, the colour of the swatch. */
  readonly hex: string;
  /** How photos.csv may call this colour of a photograph. */
  readonly photographed: readonly string[];
}

export interface DemoSpecification {
  readonly name: Bilingual;
  readonly value: Bilingual;
}

/** A size that is written alike in both languages (`۴۲`, `XL`), or in words of each. */
export type DemoSize = string | Bilingual;

/** By what a product is chosen beside its colour and size. */
export interface DemoOption {
  readonly name: Bilingual;
  readonly values: readonly {
    readonly name: Bilingual;
    /** The sizes in which it comes; every one where it is left out. */
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
  /** Months for which its maker vouches. */
  readonly warranty?: number;
  readonly specifications: readonly DemoSpecification[];
  /** In Persian; `tags.ts` says each in English. */
  readonly tags: readonly string[];
  /** Files of `demo/photos/images`, without their ending, the main one first; of a product that is chosen by colour they stand with the colours. */
  readonly photos?: readonly string[];
  readonly colours?: readonly { readonly colour: DemoColourName; readonly photos: readonly string[] }[];
  readonly sizes?: readonly DemoSize[];
  readonly option?: DemoOption;
  readonly badge?: { readonly text: Bilingual; readonly colour: 'pomegranate' | 'turquoise' | 'saffron' };
  /** Pieces of each variant; 0 is sold out. Left out: a plausible number is computed from the slug. */
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
