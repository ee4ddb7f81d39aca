import { answer, api, type Change, type Role, useChange } from '@/shared/api';

/** Leaves the website. */
const goThere: Change<Role> = {
  async send(role) {
    const { url } = await answer(api.POST(`/api/${role}/directory`));
    location.assign(url);
  },
};

export const useGoToDirectory = () => useChange(goThere);
