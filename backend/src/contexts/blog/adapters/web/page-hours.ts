import { type HousesHoursView, housesHoursView, type HoursService, type OpeningHours } from '../../../hours/index.js';
import { closedToday, type CourtyardClosings } from '../../../reservations/index.js';

/** For how long a page waits for the database when it has hours of a moment ago. */
const PATIENCE_MS = 500;
/** So long a page may not know yet that the courtyard has been closed. */
const LATELY_MS = 3_000;

export interface TodaysHours extends HousesHoursView {
  /** What a page says beside the hours while the courtyard is closed today. */
  readonly courtyard?: string;
}

/** The hours that stand in the pages of the website, and whether the courtyard is closed today. */
export class PageHours {
  private known: { hours: OpeningHours; courtyard: string | undefined; view: TodaysHours } | undefined;
  private courtyard: { today: string; says: string | undefined; until: number } | undefined;

  constructor(
    private readonly service: Pick<HoursService, 'hours' | 'today'>,
    private readonly closings: Pick<CourtyardClosings, 'find'>,
  ) {}

  /** The same object as before while neither the hours nor the day nor the courtyard have changed. Without the database they are those of before. */
  async now(): Promise<TodaysHours> {
    const { known } = this;
    if (!known) return this.look();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<TodaysHours>((resolve) => {
      timer = setTimeout(() => {
        resolve(known.view);
      }, PATIENCE_MS);
    });
    try {
      return await Promise.race([this.look(), patience]);
    } catch {
      return known.view;
    } finally {
      clearTimeout(timer);
    }
  }

  private async look(): Promise<TodaysHours> {
    const hours = await this.service.hours();
    const { today } = this.service;
    const courtyard = await this.courtyardOn(today);
    if (this.known?.hours !== hours || this.known.view.today !== today || this.known.courtyard !== courtyard) {
      const view = { ...housesHoursView(hours, today), ...(courtyard !== undefined && { courtyard }) };
      this.known = { hours, courtyard, view };
    }
    return this.known.view;
  }

  private async courtyardOn(today: string): Promise<string | undefined> {
    const lately = this.courtyard;
    if (lately?.today === today && performance.now() < lately.until) return lately.says;
    const closing = await this.closings.find(today);
    const says = closing ? closedToday(closing) : undefined;
    this.courtyard = { today, says, until: performance.now() + LATELY_MS };
    return says;
  }
}
