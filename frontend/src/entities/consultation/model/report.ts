import choices from '@content/agency/consultation.json';
import content from '@content/agency/report.json';

/**
 * The growth strategy report. Its hours and prices are its own reading and differ from the restaurant's profile and menu;
 * so do the returns on the screen and those in the download.
 */
export const report = content;

/** The questionnaire's choices. */
export const { features, ongoingServices, packageRanges } = choices;
