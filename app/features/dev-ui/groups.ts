import { Buttons } from './buttons';
import { Charts } from './charts';
import { Choices } from './choices';
import { Feedback } from './feedback';
import { Fields } from './fields';
import { Foundations } from './foundations';
import { Hydrated } from './hydrated';
import { Overlays } from './overlays';
import { Records } from './records';
import { Wayfinding } from './wayfinding';

/** The page's groups in order; each draws its section under its id. */
export const GROUPS = [
  { id: 'foundations', label: 'Colour and type', Group: Foundations },
  { id: 'buttons', label: 'Buttons', Group: Buttons },
  { id: 'fields', label: 'Fields', Group: Fields },
  { id: 'choices', label: 'Choices', Group: Choices },
  { id: 'feedback', label: 'States', Group: Feedback },
  { id: 'wayfinding', label: 'Ways around', Group: Wayfinding },
  { id: 'records', label: 'Records', Group: Records },
  { id: 'charts', label: 'Charts', Group: Charts },
  { id: 'hydrated', label: 'React controls', Group: Hydrated },
  { id: 'overlays', label: 'Overlays', Group: Overlays },
] as const;
