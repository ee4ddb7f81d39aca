import { useLoaderData } from 'react-router';
import { TimesPage } from '@/pages/times';
import { comingDays } from '../coming-days.server';
import type { Route } from './+types/times';

export const loader = ({ context }: Route.LoaderArgs) => context.get(comingDays);

export default function Times() {
  return <TimesPage days={useLoaderData<typeof loader>()} />;
}
