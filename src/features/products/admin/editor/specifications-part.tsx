import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/inputs/button.tsx';
import { TextField } from '#ui/inputs/field.tsx';
import { IconButton } from '#ui/inputs/icon-button.tsx';
import { useMessages } from '#ui/theme/language-context.tsx';
import { EditorPart, type PartProps } from './editor-part.tsx';
import { editorMessages } from './product-editor.messages.ts';

const mostSpecifications = 60;

/** What a buyer compares: names with their values. */
export function SpecificationsPart({ written, onChange, faults }: PartProps) {
  const t = useMessages(editorMessages);
  const made = useRef(0);
  const rows = written.specifications;
  const add = () => {
    made.current += 1;
    onChange({
      specifications: [...rows, { key: `new-${made.current}`, name: '', value: '', nameEn: '', valueEn: '' }],
    });
  };
  return (
    <EditorPart title={t.specifications}>
      {rows.map((row, place) => (
        <div key={row.key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
          <TextField
            label={t.specName(place + 1)}
            labelHidden
            dir="auto"
            maxLength={60}
            value={row.name}
            error={faults[`specifications.${place}.name`]}
            onChange={(event) => {
              onChange({ specifications: rows.with(place, { ...row, name: event.currentTarget.value }) });
            }}
          />
          <TextField
            label={t.specValue(place + 1)}
            labelHidden
            dir="auto"
            maxLength={300}
            value={row.value}
            error={faults[`specifications.${place}.value`]}
            onChange={(event) => {
              onChange({ specifications: rows.with(place, { ...row, value: event.currentTarget.value }) });
            }}
          />
          <IconButton
            label={t.removeSpecification(place + 1)}
            onClick={() => {
              onChange({ specifications: rows.filter((one) => one !== row) });
            }}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
          {(
            [
              ['nameEn', 'name_en', 60, t.specNameEn(place + 1)],
              ['valueEn', 'value_en', 300, t.specValueEn(place + 1)],
            ] as const
          ).map(([part, field, most, label]) => (
            <TextField
              key={part}
              label={label}
              labelHidden
              placeholder={t.inEnglish}
              dir="ltr"
              maxLength={most}
              value={row[part]}
              error={faults[`specifications.${place}.${field}`]}
              onChange={(event) => {
                onChange({ specifications: rows.with(place, { ...row, [part]: event.currentTarget.value }) });
              }}
            />
          ))}
        </div>
      ))}
      {rows.length < mostSpecifications ? (
        <Button className="justify-self-start" size="small" icon={<Plus aria-hidden size={18} />} onClick={add}>
          {t.addSpecification}
        </Button>
      ) : null}
    </EditorPart>
  );
}
