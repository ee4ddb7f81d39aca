import { houseQuery } from '@/entities/house/house-now';
import { chooseOption, houseOptionQueries, type OptionChoice } from '@/entities/house/house-option';
import { type Change, useChange } from '@/shared/api';

interface Choosing extends OptionChoice {
  id: string;
  title: string;
}

const change: Change<Choosing> = {
  send: ({ id, title: _, ...choice }) => chooseOption(id, choice),
  done: ({ title, isOn, figures }) => ({
    title: figures.length > 0 ? 'Saved' : isOn ? 'Turned on' : 'Turned off',
    subject: title,
  }),
  failed: () => ({ title: 'Couldn’t change the setting', description: 'Please try again' }),
  stale: [houseOptionQueries.all(), houseQuery.queryKey],
};

export const useChooseOption = () => useChange(change);
