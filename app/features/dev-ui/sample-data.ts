export const CITIES = [
  { value: 'pune', label: 'Pune' },
  { value: 'kochi', label: 'Kochi' },
  { value: 'guwahati', label: 'Guwahati' },
  { value: 'chandigarh', label: 'Chandigarh' },
  { value: 'leh', label: 'Leh (not served yet)', disabled: true },
];

export interface SampleTeam {
  id: string;
  name: string;
  track: string;
  state: 'in' | 'late' | 'missing';
  score: number;
}

export const TEAMS: readonly SampleTeam[] = [
  { id: '01', name: 'Kaveri Grid', track: 'Climate', state: 'in', score: 9.31 },
  { id: '02', name: 'Null Pointers', track: 'Open data', state: 'in', score: 8.99 },
  { id: '03', name: 'Saaf Paani', track: 'Climate', state: 'late', score: 8.71 },
  {
    id: '04',
    name: 'The extraordinarily long-winded committee for naming things well',
    track: 'Local commerce',
    state: 'missing',
    score: 6.48,
  },
];

export const CRITERIA = ['Idea', 'Build', 'Design', 'Impact', 'Pitch'];

export const SCORES = [
  { label: 'Kaveri Grid', values: [8.6, 9.8, 8.5, 9.8, 10] },
  { label: 'Null Pointers', values: [9.4, 8.4, 9.8, 8.1, 9.2] },
  { label: 'Chaiwala.dev', values: [7.1, 6.5, 8.3, null, 7.6] },
  { label: 'Beej', values: [7.1, null, 7.9, 7.6, null] },
  { label: 'Night Bus', values: [4.2, 5.8, 6.4, 7.1, 4.0] },
];

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
export const VISITS = [120, 180, 160, 240, 310, 290, 380, 412];
export const VISITS_LAST_YEAR = [100, 110, 150, 170, 190, 240, 250, 390];
