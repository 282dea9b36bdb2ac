import { discountFunders, type DiscountFunder } from '#shared/commerce/discount-funders.ts';
import { Select, type SelectProps } from '#ui/inputs/select.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { funderChoiceMessages } from './funder-choice.messages.ts';

/** A choice of who funds a discount on the products of sellers: `<FunderChoice {...field.choice('funded_by', discountFunders)} />`. */
export function FunderChoice(field: Pick<SelectProps, 'error' | 'onChange'> & { readonly value: DiscountFunder }) {
  const t = useMessages(funderChoiceMessages);
  return (
    <Select
      label={t.fundedBy}
      hint={t.hint}
      options={discountFunders.map((value) => ({ value, label: t[value] }))}
      {...field}
    />
  );
}
