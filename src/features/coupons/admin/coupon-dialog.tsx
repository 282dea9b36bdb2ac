import { termsMessages } from '#web/admin/settings/terms.messages.ts';
import type { ComponentType } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { DraftDialog } from '#web/admin/draft-dialog.tsx';
import { FunderChoice } from '#web/admin/funder-choice.tsx';
import { PeriodFields } from '#web/admin/period-fields.tsx';
import { createOnce } from '#web/forms/create-once.ts';
import { draftFields, type DraftFields } from '#web/forms/draft-fields.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useAction } from '#web/forms/use-action.ts';
import { useWrittenItem } from '#web/forms/use-written-item.ts';
import type { CouponForm, AdminCoupon } from '../coupons-admin.contract.ts';
import { discountFunders } from '#shared/commerce/discount-funders.ts';
import { couponKinds } from '../coupons.rules.ts';
import { couponsAdminMessages } from './coupons-admin.messages.ts';

/** The component that selects categories, passed in by the catalogue, which is above this feature. */
export type CategoryChoice = ComponentType<{
  label: string;
  hint: string;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}>;

interface CouponDialogProps {
  CategoryChoice: CategoryChoice;
  /** The coupon to edit; null for a new one. */
  coupon: AdminCoupon | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form while it is edited: an emptied number is null until a new one is entered. */
type Written = Omit<CouponForm, NumberName | 'funded_by'> & {
  readonly [Name in NumberName]: number | null;
} & Pick<AdminCoupon, 'funded_by'>;
type NumberName = 'percent_off' | 'discount_amount' | 'minimum_total';

const fresh: Written = {
  code: '',
  kind: 'percent',
  percent_off: 10,
  discount_amount: 0,
  max_discount_amount: null,
  minimum_total: 0,
  begins_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: 1,
  category_ids: [],
  first_order_only: false,
  funded_by: 'shop',
  active: true,
  shown_on_home: false,
  single_use_codes: false,
};

const putCoupon = ({ id, version }: { id: number; version: number }, form: CouponForm) =>
  staffApi('PUT /api/admin/coupons/:id/', { params: { id }, body: { ...form, version } });

const createCoupon = (key: RequestKey, form: CouponForm) =>
  createOnce(key, 'coupon:new', form, {
    create: (body, headers) => staffApi('POST /api/admin/coupons/', { headers, body }),
    correct: (made) => putCoupon(made, form),
  });

/** Renders the form of a coupon: its discount, period, limits and scope. */
export function CouponDialog({ CategoryChoice, coupon, onClose, onSaved }: CouponDialogProps) {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  const { item, draft, saved } = useWrittenItem(coupon, writtenOf, (one) => `coupon:${one?.id ?? 'new'}`);
  const { value: form, change } = draft;
  const saving = useAction({ quiet: true });
  const field = draftFields(draft, saving.fields);
  const save = async () => {
    const { percent_off, discount_amount, minimum_total, funded_by, ...rest } = form;
    // Free shipping needs no figure: one that was emptied before the kind was chosen is not visible.
    const needed = requiredOf(form.kind);
    if (needed !== null && form[needed] === null) {
      saving.reject({ [needed]: terms.required });
      return;
    }
    const body = {
      ...rest,
      percent_off: percent_off ?? 0,
      discount_amount: discount_amount ?? 0,
      minimum_total: minimum_total ?? 0,
      funded_by: form.kind === 'free-shipping' ? ('shop' as const) : funded_by,
    };
    await saving.run(async () => {
      const answered = await (item === null
        ? createCoupon(saving.key, body)
        : putCoupon({ id: item.id, version: draft.version }, body));
      if (saved(form, answered)) onSaved();
    });
  };
  const title = item === null ? t.newCoupon : t.editCoupon;
  return (
    <DraftDialog wide title={title} draft={draft} action={saving} save={t.save} onSave={save} onClose={onClose}>
      <ReductionFields field={field} kind={form.kind} />
      <PeriodFields begins={field.moment('begins_at')} ends={field.moment('ends_at')} />
      <NumberField label={t.maxUses} hint={t.noLimit} {...field.number('max_uses')} />
      <NumberField label={t.maxUsesPerCustomer} hint={t.noLimit} {...field.number('max_uses_per_customer')} />
      {form.kind === 'free-shipping' ? null : <FunderChoice {...field.choice('funded_by', discountFunders)} />}
      <div className="sm:col-span-2">
        <CategoryChoice
          label={t.categories}
          hint={t.categoriesHint}
          chosen={form.category_ids}
          onChange={(chosen) => {
            change({ category_ids: [...chosen] });
          }}
        />
      </div>
      <Checkbox label={t.firstOrderOnly} {...field.checkbox('first_order_only')} />
      <Checkbox label={t.accepted} {...field.checkbox('active')} />
      <Checkbox label={t.singleUse} className="sm:col-span-2" {...field.checkbox('single_use_codes')} />
      <Checkbox label={t.visibleOnHome} className="sm:col-span-2" {...field.checkbox('shown_on_home')} />
    </DraftDialog>
  );
}

const writtenOf = (coupon: AdminCoupon | null): Written => (coupon === null ? fresh : formOf(coupon));

/** Returns the field without which a coupon of the kind gives no discount. */
function requiredOf(kind: CouponForm['kind']): 'percent_off' | 'discount_amount' | null {
  if (kind === 'free-shipping') return null;
  return kind === 'percent' ? 'percent_off' : 'discount_amount';
}

/** Renders the fields for the code, the discount and the minimum total. */
function ReductionFields({ field, kind }: { field: DraftFields<Written>; kind: CouponForm['kind'] }) {
  const t = useMessages(couponsAdminMessages);
  return (
    <>
      <TextField label={t.code} hint={t.codeHint} required dir="ltr" maxLength={40} {...field.text('code')} />
      <Select
        label={t.kind}
        options={couponKinds.map((value) => ({ value, label: t[value] }))}
        {...field.choice('kind', couponKinds)}
      />
      {kind === 'percent' ? (
        <>
          <NumberField label={t.percentOff} required {...field.number('percent_off')} />
          <NumberField label={t.maxOff} hint={t.noLimit} {...field.number('max_discount_amount')} />
        </>
      ) : null}
      {kind === 'amount' ? <NumberField label={t.amountOff} required {...field.number('discount_amount')} /> : null}
      <NumberField label={t.minimum} {...field.number('minimum_total')} />
    </>
  );
}

function formOf({
  id: _,
  version: __,
  uses_count: ___,
  given: ____,
  status: _____,
  uncounted_count: ______,
  codes_count: _______,
  free_codes_count: ________,
  ...form
}: AdminCoupon): Written {
  return form;
}
