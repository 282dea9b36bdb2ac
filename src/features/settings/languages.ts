import type { Language } from '#shared/language.ts';

/** A language by its own name, with "soon" in that language until the interface supports it. */
export interface NamedLanguage {
  readonly code: string;
  readonly name: string;
  readonly soon: string;
}

/** The languages fully supported by the interface. */
export const completeLanguages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'fa', name: 'فارسی' },
  { code: 'en', name: 'English' },
];

/** The announced languages. */
export const comingLanguages: readonly NamedLanguage[] = [
  { code: 'ckb', name: 'کوردی', soon: 'بەم زووانە' },
  { code: 'az', name: 'Azərbaycanca', soon: 'Tezliklə' },
  { code: 'ar', name: 'العربية', soon: 'قريبًا' },
  { code: 'tr', name: 'Türkçe', soon: 'Yakında' },
  { code: 'ps', name: 'پښتو', soon: 'ژر راځي' },
  { code: 'ur', name: 'اردو', soon: 'جلد آ رہی ہے' },
  { code: 'hy', name: 'Հայերեն', soon: 'Շուտով' },
  { code: 'ru', name: 'Русский', soon: 'Скоро' },
  { code: 'uk', name: 'Українська', soon: 'Незабаром' },
  { code: 'de', name: 'Deutsch', soon: 'Bald verfügbar' },
  { code: 'fr', name: 'Français', soon: 'Bientôt' },
  { code: 'es', name: 'Español', soon: 'Próximamente' },
  { code: 'it', name: 'Italiano', soon: 'Prossimamente' },
  { code: 'pt', name: 'Português', soon: 'Em breve' },
  { code: 'nl', name: 'Nederlands', soon: 'Binnenkort' },
  { code: 'pl', name: 'Polski', soon: 'Wkrótce' },
  { code: 'zh', name: '中文', soon: '即将推出' },
  { code: 'ja', name: '日本語', soon: '近日対応' },
  { code: 'hi', name: 'हिन्दी', soon: 'जल्द ही' },
];

/** Returns the languages a shop announces: none for a production shop, as nobody is working on them. */
export const announcedLanguages = (mode: 'demo' | 'production'): readonly NamedLanguage[] =>
  mode === 'demo' ? comingLanguages : [];
