import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FieldBox, typingLooks } from '#ui/field.tsx';
import { useMessages } from '#ui/language-context.tsx';
import { homeMessages } from '../../home.messages.ts';

/** The way to search from the home page; a form of its own, so that it works before its script does. */
export function HomeSearch() {
  const t = useMessages(homeMessages);
  return (
    <Form action="/search" role="search" aria-label={t.search}>
      <FieldBox
        invalid={false}
        start={<Search aria-hidden="true" className="size-5" />}
        end={<Button type="submit" size="small" className="my-0.5 rounded-small! bg-transparent! text-turquoise!">{t.searchNow}</Button>}
      >
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t.search}
          placeholder={t.searchPlaceholder}
          className={typingLooks}
        />
      </FieldBox>
    </Form>
  );
}
