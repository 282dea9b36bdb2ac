import { useRef } from 'react';
import { staffApi } from '#web/data/api.ts';
import type { RequestKey } from '#web/forms/request-key.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import type { Invoice } from '../invoices.contract.ts';

const writtenOf = ({ buyer }: Invoice) => ({
  name: buyer.name,
  national_id: buyer.tax_id ?? '',
  economic_code: buyer.economic_code ?? '',
  line: buyer.line ?? '',
  postal_code: buyer.postal_code ?? '',
});

/** Handles the draft of an invoice's corrected buyer and issues the document. */
export function useCorrection(invoice: Invoice) {
  const name = `invoice:${invoice.number}`;
  const draft = useDraft(writtenOf(invoice), null, name);
  /** The document that the last submit was to replace. */
  const sentFrom = useRef<string | null>(null);
  /** Issues the document and returns it; when the last submit already issued it and its response was lost, returns that document. */
  const correct = async (key: RequestKey): Promise<Invoice> => {
    const isIssued = sentFrom.current !== null && sentFrom.current !== invoice.document && !draft.changed;
    if (isIssued) return invoice;
    sentFrom.current = invoice.document;
    const sent = draft.value;
    const { national_id, economic_code, ...rest } = sent;
    const body = {
      document: invoice.document,
      ...rest,
      ...(national_id.trim() === '' ? {} : { national_id }),
      ...(economic_code.trim() === '' ? {} : { economic_code }),
    };
    const corrected = await staffApi('POST /api/admin/orders/:number/invoice/correct/', {
      params: { number: invoice.number },
      headers: { 'idempotency-key': key.once(name, body) },
      body,
    });
    draft.done(sent);
    return corrected;
  };
  return { draft, correct };
}
