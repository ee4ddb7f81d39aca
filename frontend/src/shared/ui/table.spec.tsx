import { render, screen } from '@testing-library/react';
import { media } from '@/shared/lib/media';
import { AntdProvider } from '@/shared/ui/antd';
import { Table } from './table';

it('is no live region', () => {
  render(
    <AntdProvider>
      <Table rowKey="name" columns={[{ title: 'Name', dataIndex: 'name' }]} dataSource={[{ name: 'Ana' }]} />
    </AntdProvider>,
  );
  const announced = [...document.querySelectorAll('[aria-live]:not([aria-live=off])')];
  expect(announced.filter((region) => region.contains(screen.getByRole('table')))).toEqual([]);
});

it('stacks the cells of a row on a phone, without headings', () => {
  const before = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...before(query), matches: query === media.phone }));
  const columns = [
    { title: 'Name', render: (_: unknown, { name }: { name: string }) => <strong>{name}</strong> },
    { title: 'Visits', render: () => <span>3 visits</span> },
  ];
  render(
    <AntdProvider>
      <Table rowKey="name" columns={columns} stacked={columns} dataSource={[{ name: 'Ana' }]} />
    </AntdProvider>,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByText('Name')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeVisible();
  expect(screen.getByText('3 visits')).toBeVisible();
});
