import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoutesStub, type NavigateFunction, useNavigate } from 'react-router';
import { useAddress } from './address';

/** The hook's result on the rendered screen. */
let drawn: ReturnType<typeof useAddress>;
let navigate: NavigateFunction;

function Screen({ name }: { name: string }) {
  const address = useAddress();
  const navigateFromHere = useNavigate();
  useLayoutEffect(() => {
    drawn = address;
    navigate = navigateFromHere;
  });
  return (
    <p>
      {name} with {address.parameters.toString() || 'nothing'}
    </p>
  );
}

function show(at: string) {
  let answer: Promise<unknown> = Promise.resolve();
  const loader = async () => {
    await answer;
    return null;
  };
  const Stub = createRoutesStub([
    { id: 'list', path: '/list', loader, Component: () => <Screen name="The list" /> },
    { path: '/login', loader, Component: () => <Screen name="The login" /> },
  ]);
  render(<Stub initialEntries={['/list', at]} initialIndex={1} hydrationData={{ loaderData: { list: null } }} />);
  return {
    /** Navigations from now on finish when this is released. */
    holdUp() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      answer = promise;
      return () => does(() => resolve(undefined));
    },
  };
}

const does = (work: () => unknown) =>
  act(async () => {
    await work();
  });

const shown = () => screen.getByText(/^The/).textContent;

it('applies several changes made before the next render', async () => {
  show('/list?open=1&dialog=manage');
  await does(() => {
    drawn.change({ open: null, dialog: null });
    drawn.change({ status: 'confirmed', after: ['a', 'b'] });
    drawn.change({ days: '7' });
  });
  expect(shown()).toBe('The list with status=confirmed&after=a&after=b&days=7');
});

it('removes a parameter that becomes empty', async () => {
  show('/list?search=ada&after=a&after=b&open=1&status=confirmed');
  await does(() => {
    drawn.change({ search: '', after: [], open: null });
  });
  expect(shown()).toBe('The list with status=confirmed');
});

it('merges simultaneous changes into one history entry', async () => {
  show('/list?status=confirmed');
  await does(() => {
    drawn.change({ open: '1' }, { replace: false });
    drawn.change({ status: null });
  });
  expect(shown()).toBe('The list with open=1');
  await does(() => navigate(-1));
  expect(shown()).toBe('The list with status=confirmed');
});

it('does not pull back someone who navigates away, before or after arrival', async () => {
  const { holdUp } = show('/list?open=1');
  const late = drawn;
  const release = holdUp();
  await does(() => {
    void navigate('/login?from=list');
  });
  await does(() => {
    late.change({ search: 'ada' });
  });
  expect(shown()).toBe('The list with open=1');
  await release();
  expect(shown()).toBe('The login with from=list');
  await does(() => {
    late.change({ search: 'ada' });
  });
  expect(shown()).toBe('The login with from=list');
});

it('does not change parameters of another tab', async () => {
  show('/list?tab=contacts');
  const late = drawn;
  await does(() => navigate('?tab=campaigns'));
  await does(() => {
    late.change({ search: 'ada' });
  });
  expect(shown()).toBe('The list with tab=campaigns');
});

it('applies a change during a back navigation to its target', async () => {
  const { holdUp } = show('/list?open=1');
  const release = holdUp();
  await does(() => {
    void navigate(-1);
  });
  await does(() => {
    drawn.change({ search: 'ada' });
  });
  await release();
  expect(shown()).toBe('The list with search=ada');
  await does(() => navigate(1));
  expect(shown()).toBe('The list with open=1');
});
