import type { PortraitFeatures } from '~/domain/accounts/portrait-options';
import type { OfficeCity } from './company';

export type TeamId =
  | 'leadership'
  | 'studio'
  | 'products'
  | 'design'
  | 'learning'
  | 'training'
  | 'hackathons'
  | 'operations';

export interface Team {
  id: TeamId;
  name: string;
  description: string;
}

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  teamId: TeamId;
  city: OfficeCity;
  joinedYear: number;
  strength: string;
  portrait: PortraitFeatures;
}
