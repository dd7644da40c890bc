import type { Catalogue } from '../../catalogue/load.ts';
import type { OccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit } from '../../catalogue/occupation-finder/occupation-hit.ts';

/** The catalogue as the screens see it: it comes after the form, and may fail to come. */
export class CatalogueState {
  catalogue = $state.raw<Catalogue>();
  /** Knows the classification's own names at first, and every job title once those have come. */
  finder = $state.raw<OccupationFinder>();
  failed = $state.raw<Error>();

  /** A code as a hit, for what was chosen before; an unknown code keeps its digits as its name. */
  hit(code: string): OccupationHit {
    const path = this.catalogue?.occupations.path(code) ?? [];
    return { code, name: path.at(-1)?.name ?? code, path, marks: { name: [], via: [], code: [] } };
  }

  nameOf(code: string): string {
    return this.catalogue?.occupations.find(code)?.name ?? code;
  }

  countryName(code: string): string {
    return this.catalogue?.countries.nameOf(code) ?? code;
  }
}
