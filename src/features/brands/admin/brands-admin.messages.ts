import { messages } from '#shared/messages.ts';

/** Texts of the dialog of a brand. */
export const brandsAdminMessages = messages({
  mendBrandMeans: {
    fa: 'نام تازه روی همهٔ کالاهای این برند می‌آید؛ نشانی آن همان می‌ماند.',
    en: 'Every product of the brand bears the new name; its address stays.',
  },
  brandName: { fa: 'نام برند', en: 'Name of the brand' },
  brandNameEn: { fa: 'نام انگلیسی', en: 'English name' },
  saveBrand: { fa: 'ثبت', en: 'Save' },
  brandMended: { fa: 'نام برند اصلاح شد.', en: 'The brand’s name was corrected.' },
  mendBrand: { fa: 'اصلاح نام برند', en: 'Correct the brand’s name' },
});
