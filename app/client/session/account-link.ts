import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { sessionStore } from '~/state/stores';
import { initials } from '~/ui/data/avatar-initials';

/**
 * Writes into every link to the account whose it is. Pages are the same for everybody, so that the name comes from the
 * readable cookie; it stands in attributes that the styles show: a text would be a child that React does not know.
 */
export function renderAccountLink(): void {
  const session = sessionStore();
  const show = () => {
    const { user } = session.get();
    const name = user?.name || user?.email;
    for (const link of document.querySelectorAll<HTMLElement>(`[${SESSION_ATTRIBUTES.accountLink}]`)) {
      link.ariaLabel = name ? `Your account, ${name}` : 'Your account';
      if (name) Object.assign(link.dataset, { name, initials: initials(name) });
      else for (const key of ['name', 'initials']) delete link.dataset[key];
    }
  };
  session.subscribe(show);
  show();
}
