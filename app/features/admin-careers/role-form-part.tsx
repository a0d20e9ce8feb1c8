import type { ReactNode } from 'react';
import { Icon } from '~/ui/icons/icon';

/** The parts of the form that open, in its order. */
export const ROLE_FORM_PARTS = [
  { id: 'role-terms', title: 'Team and terms', content: 'Team, office, contract, hours' },
  { id: 'role-texts', title: 'Texts of the page', content: 'Why it is open, tasks, goals, requirements' },
  { id: 'role-team', title: 'Colleagues', content: 'Who leads the role, and with whom' },
  { id: 'role-question', title: 'Application and picture', content: 'The question, the cover' },
] as const;

interface RoleFormPartProps {
  id: (typeof ROLE_FORM_PARTS)[number]['id'];
  isOpen: boolean;
  children: ReactNode;
}

/** A group of fields behind its name. A link to its id opens it, without script. */
export function RoleFormPart({ id, isOpen, children }: RoleFormPartProps) {
  const { title, content } = ROLE_FORM_PARTS.find((part) => part.id === id) ?? ROLE_FORM_PARTS[0];
  return (
    <details open={isOpen} className="group/part rounded-tile bg-bg">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-tile px-3.5 py-1.5 hover:bg-raised lg:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="font-display text-panel font-semibold">{title}</span>
          <span className="text-xs text-muted group-open/part:hidden">{content}</span>
        </span>
        <Icon name="chevron-down" size={16} className="shrink-0 group-open/part:rotate-180" />
      </summary>
      <fieldset
        id={id}
        aria-label={title}
        className="grid min-w-0 scroll-mt-32 gap-4 border-0 px-3.5 pt-2.5 pb-4"
      >
        {children}
      </fieldset>
    </details>
  );
}
