import { render, screen } from '@testing-library/react';
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
