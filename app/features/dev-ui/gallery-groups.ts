import { ButtonSamples } from './button-samples';
import { ChartSamples } from './chart-samples';
import { ChoiceSamples } from './choice-samples';
import { ColourAndTypeSamples } from './colour-and-type-samples';
import { DataSamples } from './data-samples';
import { FeedbackSamples } from './feedback-samples';
import { FieldSamples } from './field-samples';
import { HydratedControlSamples } from './hydrated-control-samples';
import { NavigationSamples } from './navigation-samples';
import { OverlaySamples } from './overlay-samples';

/** The groups of the page in order. `id` is the anchor of the section. */
export const GALLERY_GROUPS = [
  { id: 'foundations', label: 'Colour and type', Group: ColourAndTypeSamples },
  { id: 'buttons', label: 'Buttons', Group: ButtonSamples },
  { id: 'fields', label: 'Fields', Group: FieldSamples },
  { id: 'choices', label: 'Choices', Group: ChoiceSamples },
  { id: 'feedback', label: 'States', Group: FeedbackSamples },
  { id: 'wayfinding', label: 'Ways around', Group: NavigationSamples },
  { id: 'records', label: 'Records', Group: DataSamples },
  { id: 'charts', label: 'Charts', Group: ChartSamples },
  { id: 'hydrated', label: 'React controls', Group: HydratedControlSamples },
  { id: 'overlays', label: 'Overlays', Group: OverlaySamples },
] as const;
