import type { SeedCategory } from './types';

export const seedCategories: readonly SeedCategory[] = [
  { id: 'table', name: 'Table', description: 'Things to drink from and put cups on.' },
  { id: 'desk', name: 'Desk', description: 'What stays beside the screen all day.' },
  {
    id: 'electronics',
    name: 'Electronics',
    description: 'Keys, ports and power, repairable where we could.',
  },
  { id: 'wear', name: 'Wear and carry', description: 'Cotton, wool and enamel, in sizes for everyone.' },
  { id: 'paper', name: 'Paper', description: 'Printed in Sivakasi, bound in Puducherry.' },
  {
    id: 'events',
    name: 'Events and gifts',
    description: 'A seat in the room, or a present for somebody else.',
  },
];
