import { type HousesHoursView, housesHoursView, type HoursService, type OpeningHours } from '../../../hours/index.js';

/** For how long a page waits for the database when it has hours of a moment ago. */
const PATIENCE_MS = 500;

/** The hours that stand in the pages of the website. */
export class PageHours {
  private known: { hours: OpeningHours; view: HousesHoursView } | undefined;

  constructor(private readonly service: HoursService) {}

  /** The same object as before while neither the hours nor the day have changed. Without the database they are those of before. */
  async now(): Promise<HousesHoursView> {
    const { known } = this;
    if (!known) return this.look();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<HousesHoursView>((resolve) => {
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

  private async look(): Promise<HousesHoursView> {
    const hours = await this.service.hours();
    const { today } = this.service;
    if (this.known?.hours !== hours || this.known.view.today !== today)
      this.known = { hours, view: housesHoursView(hours, today) };
    return this.known.view;
  }
}
