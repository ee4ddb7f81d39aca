import content from '@content/agency/strategies.json';
import type { ServiceId } from './answers';
import type { PackageGroup } from './questions';

export interface Service {
  id: ServiceId;
  name: string;
  package: PackageGroup;
  description: string;
}

export interface Strategy {
  id: string;
  title: string;
  intro: string;
  /** The field with its feedback. */
  feedback: `strategy${1 | 2 | 3 | 4 | 5 | 6}Feedback`;
  services: Service[];
}

export const strategies = content as Strategy[];

export const services = strategies.flatMap((strategy) => strategy.services);
