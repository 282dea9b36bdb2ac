import { Badge } from '#ui/feedback/badge.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useMessages } from '#ui/theme/language-context.tsx';
import { staffApi } from '#web/data/api.ts';
import { useResource } from '#web/data/use-resource.ts';
import { textFor } from '#shared/text/names.ts';
import { categoriesAdminMessages } from './categories.messages.ts';

/** Renders the attributes of a category's products, and the category above that each is inherited from. */
export function CategoryAttributes({ id }: { id: number }) {
  const t = useMessages(categoriesAdminMessages);
  const language = useLanguage();
  const requested = useResource(['admin/attributes', 'of category', String(id)], (signal) =>
    staffApi('GET /api/admin/categories/:id/attributes/', { params: { id }, signal }).then(({ data }) => data),
  );
  if (requested.state !== 'ready') return null;
  return (
    <section aria-label={t.attributes} className="grid gap-2 text-sm">
      <h3 className="font-semibold">{t.attributes}</h3>
      {requested.data.length === 0 ? <p className="text-muted">{t.noAttributes}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {requested.data.map(({ attribute: { id: own, name }, inherited_from: from }) => (
          <li key={own}>
            <Badge>
              <bdi>{textFor(name, language)}</bdi>
              {from === null ? null : (
                <span className="ms-1 text-muted">{t.inheritedFrom(textFor(from.name, language))}</span>
              )}
            </Badge>
          </li>
        ))}
      </ul>
      <Link to="/admin/attributes" className="inline-flex min-h-target items-center text-turquoise">
        {t.toAttributes}
      </Link>
    </section>
  );
}
