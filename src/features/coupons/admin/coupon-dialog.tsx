import { termsMessages } from '#web/admin/terms.messages.ts';
import type { ComponentType } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/inputs/number-field.tsx';
import { Select } from '#ui/inputs/select.tsx';
import { staffApi } from '#web/data/api.ts';
import { MomentField } from '#web/admin/moment-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { DraftNotice } from '#web/forms/draft-notice.tsx';
import { useDraft } from '#web/forms/use-draft.ts';
import type { CouponForm, AdminCoupon } from '../coupons-admin.contract.ts';
import { couponKinds } from '../coupons.rules.ts';
import { couponsAdminMessages } from './coupons-admin.messages.ts';

/** Some of the shop's categories, to be marked: the catalogue, which stands above, brings the part that does it. */
export type CategoryChoice = ComponentType<{
  label: string;
  hint: string;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}>;

interface CouponDialogProps {
  CategoryChoice: CategoryChoice;
  /** The coupon to be changed; null for a new one. */
  coupon: AdminCoupon | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A number that is emptied is nothing, until it is typed anew. */
type Written = Omit<CouponForm, NumberName> & { readonly [Name in NumberName]: number | null };
type NumberName = 'percent_off' | 'amount_off' | 'minimum_total';

const fresh: Written = {
  code: '',
  kind: 'percent',
  percent_off: 10,
  amount_off: 0,
  most_off: null,
  minimum_total: 0,
  begins_at: null,
  ends_at: null,
  most_uses: null,
  most_uses_per_customer: 1,
  category_ids: [],
  first_order_only: false,
  paused: false,
  shown_on_home: false,
};

/** A coupon being written: what it takes off, when, how often and for what. */
export function CouponDialog({ CategoryChoice, coupon, onClose, onSaved }: CouponDialogProps) {
  const t = useMessages(couponsAdminMessages);
  const terms = useMessages(termsMessages);
  const draft = useDraft<Written>(coupon === null ? fresh : formOf(coupon), coupon?.version ?? 0);
  const { value: form, change: set } = draft;
  const saving = useAction({ quiet: true });
  const save = async () => {
    const { percent_off, amount_off, minimum_total, ...rest } = form;
    const needed = form.kind === 'percent' ? 'percent_off' : 'amount_off';
    if (form[needed] === null) {
      saving.reject({ [needed]: terms.required });
      return;
    }
    const body = {
      ...rest,
      percent_off: percent_off ?? 0,
      amount_off: amount_off ?? 0,
      minimum_total: minimum_total ?? 0,
    };
    const stored = await saving.run(() =>
      coupon === null
        ? staffApi('POST /api/admin/coupons/', { body })
        : staffApi('PUT /api/admin/coupons/:id/', {
            params: { id: coupon.id },
            body: { ...body, version: draft.version },
          }),
    );
    if (stored) onSaved();
  };
  return (
    <Dialog open wide onClose={onClose} title={coupon === null ? t.newCoupon : t.editCoupon}>
      <Form action={saving} className="grid gap-4 sm:grid-cols-2" onSend={save}>
        <TextField
          label={t.code}
          hint={t.codeHint}
          required
          dir="ltr"
          maxLength={40}
          value={form.code}
          error={saving.fields.code}
          onChange={(event) => {
            set({ code: event.currentTarget.value });
          }}
        />
        <Select
          label={t.kind}
          value={form.kind}
          options={couponKinds.map((kind) => ({ value: kind, label: t[kind] }))}
          onChange={(event) => {
            set({ kind: couponKinds.find((kind) => kind === event.currentTarget.value) ?? 'percent' });
          }}
        />
        {form.kind === 'percent' ? (
          <>
            <NumberField
              label={t.percentOff}
              required
              value={form.percent_off}
              error={saving.fields.percent_off}
              onChange={(percent) => {
                set({ percent_off: percent });
              }}
            />
            <NumberField
              label={t.maxOff}
              hint={t.noLimit}
              value={form.most_off}
              error={saving.fields.most_off}
              onChange={(max) => {
                set({ most_off: max });
              }}
            />
          </>
        ) : null}
        {form.kind === 'amount' ? (
          <NumberField
            label={t.amountOff}
            required
            value={form.amount_off}
            error={saving.fields.amount_off}
            onChange={(amount) => {
              set({ amount_off: amount });
            }}
          />
        ) : null}
        <NumberField
          label={t.minimum}
          value={form.minimum_total}
          error={saving.fields.minimum_total}
          onChange={(minimum) => {
            set({ minimum_total: minimum });
          }}
        />
        <MomentField
          label={terms.begins}
          hint={terms.atOnce}
          value={form.begins_at}
          error={saving.fields.begins_at}
          onChange={(begins) => {
            set({ begins_at: begins === undefined ? '' : begins });
          }}
        />
        <MomentField
          label={terms.ends}
          hint={terms.noEnd}
          value={form.ends_at}
          error={saving.fields.ends_at}
          onChange={(ends) => {
            set({ ends_at: ends === undefined ? '' : ends });
          }}
        />
        <NumberField
          label={t.maxUses}
          hint={t.noLimit}
          value={form.most_uses}
          error={saving.fields.most_uses}
          onChange={(max) => {
            set({ most_uses: max });
          }}
        />
        <NumberField
          label={t.maxUsesPerCustomer}
          hint={t.noLimit}
          value={form.most_uses_per_customer}
          error={saving.fields.most_uses_per_customer}
          onChange={(max) => {
            set({ most_uses_per_customer: max });
          }}
        />
        <div className="sm:col-span-2">
          <CategoryChoice
            label={t.categories}
            hint={t.categoriesHint}
            chosen={form.category_ids}
            onChange={(chosen) => {
              set({ category_ids: [...chosen] });
            }}
          />
        </div>
        <Checkbox
          label={t.firstOrderOnly}
          checked={form.first_order_only}
          onChange={(event) => {
            set({ first_order_only: event.currentTarget.checked });
          }}
        />
        <Checkbox
          label={t.pause}
          checked={form.paused}
          onChange={(event) => {
            set({ paused: event.currentTarget.checked });
          }}
        />
        <Checkbox
          label={t.visibleOnHome}
          className="sm:col-span-2"
          checked={form.shown_on_home}
          onChange={(event) => {
            set({ shown_on_home: event.currentTarget.checked });
          }}
        />
        <div className="empty:hidden sm:col-span-2">
          <DraftNotice draft={draft} />
        </div>
        <Notice tone="bad" className="sm:col-span-2">
          {saving.message}
        </Notice>
        <Button type="submit" variant="primary" className="sm:col-span-2" busy={saving.busy}>
          {t.save}
        </Button>
      </Form>
    </Dialog>
  );
}

function formOf({
  id: _,
  version: __,
  uses: ___,
  given: ____,
  state: _____,
  uncounted: ______,
  ...form
}: AdminCoupon): CouponForm {
  return form;
}
