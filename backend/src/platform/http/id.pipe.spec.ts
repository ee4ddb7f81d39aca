import { InvalidInput } from '../../kernel/domain-error.js';
import { IdPipe } from './id.pipe.js';

const transform = (id: string) => new IdPipe().transform(id, { type: 'param', data: 'id' });

it('passes ids on as they are', async () => {
  await expect(transform('019ab000-0000-7000-8000-00000000ffff')).resolves.toBe('019ab000-0000-7000-8000-00000000ffff');
});

it.each(['bad', '', '019ab000-0000-7000-8000', "' or 1=1"])('refuses %j in words', async (id) => {
  const message = 'This address is invalid. Please check it.';
  await expect(transform(id)).rejects.toEqual(new InvalidInput([{ field: 'id', message }]));
});
