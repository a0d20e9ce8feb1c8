import { teamMembers } from '~/content/company/team';
import { Portrait } from '~/ui/art/portrait/portrait';
import { StoredDrawing } from '~/ui/art/stored-drawing';
import { createDrawingFile } from './drawing-file';

export const portraitFile = createDrawingFile(
  'team',
  teamMembers.map(({ id, portrait }) => [id, <Portrait key={id} features={portrait} />]),
);

interface StoredPortraitProps {
  /** Of the team member. */
  id: string;
  className?: string;
}

/** The portrait of a team member from the file with all of them. */
export function StoredPortrait({ id, className }: StoredPortraitProps) {
  return (
    <StoredDrawing
      href={`${portraitFile.path}#${id}`}
      viewBox="0 0 80 80"
      preserveAspectRatio="xMidYMax slice"
      className={className}
    />
  );
}
