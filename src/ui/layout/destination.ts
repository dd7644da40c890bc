/** One entry of the navigation. */
export interface Destination {
  /** The name of its screen and of its icon. */
  name:
    | 'register'
    | 'people'
    | 'sync'
    | 'overview'
    | 'team'
    | 'assessments'
    | 'occupations'
    | 'settings'
    | 'more';
  /** Whether the tabs of a phone have it, the rail of a wide window, or both. */
  place: 'both' | 'rail' | 'bar';
  label: string;
  address: string;
  isCurrent: boolean;
}
