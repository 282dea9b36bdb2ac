import { messages } from '#shared/messages.ts';

/** Why a change of an attribute, or of a product's value of one, is rejected. */
export const attributeErrors = messages({
  notFound: { fa: 'چنین ویژگی‌ای نیست.', en: 'There is no such attribute.' },
  categoryUnknown: { fa: 'چنین دسته‌ای نیست.', en: 'There is no such category.' },
  taken: { fa: 'ویژگی دیگری این کد را دارد.', en: 'Another attribute has this code.' },
  tooMany: { fa: 'بیشتر از این ویژگی نمی‌شود ساخت.', en: 'There are as many attributes as there may be.' },
  unitOfNumber: { fa: 'فقط عدد یکا دارد.', en: 'Only a number has a unit.' },
  textNotFiltered: { fa: 'فهرست‌ها با متن آزاد فیلتر نمی‌شوند.', en: 'Lists are not narrowed by free text.' },
  optionsOfSelect: { fa: 'فقط ویژگی انتخابی گزینه دارد.', en: 'Only an attribute that is chosen has options.' },
  optionsMissing: { fa: 'حداقل یک گزینه لازم است.', en: 'At least one option is needed.' },
  optionTwice: { fa: 'این گزینه دو بار نوشته شده است.', en: 'This option is written twice.' },
  optionUnknown: { fa: 'چنین گزینه‌ای نیست.', en: 'There is no such option.' },
  optionInUse: {
    fa: (name: string) => `گزینهٔ «${name}» را کالایی دارد و نمی‌شود برداشت.`,
    en: (name: string) => `A product has the option “${name}”, so it cannot go.`,
  },
  wrongText: { fa: 'این ویژگی متن می‌خواهد.', en: 'This attribute takes a text.' },
  wrongNumber: { fa: 'این ویژگی عدد می‌خواهد.', en: 'This attribute takes a number.' },
  wrongBoolean: { fa: 'این ویژگی «دارد» یا «ندارد» می‌خواهد.', en: 'This attribute takes yes or no.' },
  wrongSelect: { fa: 'این ویژگی یکی از گزینه‌هایش را می‌خواهد.', en: 'This attribute takes one of its options.' },
  notOfCategory: { fa: 'این ویژگی برای این دسته نیست.', en: 'This category does not have this attribute.' },
  archived: { fa: 'این ویژگی بایگانی شده است.', en: 'This attribute is archived.' },
  repeated: { fa: 'این ویژگی دو بار نوشته شده است.', en: 'This attribute is written twice.' },
});
