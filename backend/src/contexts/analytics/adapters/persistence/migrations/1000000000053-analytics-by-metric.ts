import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forwardOnly } from '../../../../../platform/persistence/forward-only.js';

export class AnalyticsByMetric1000000000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index site_analytics_metric on site_analytics (metric, date) include (value)');
  }

  down = forwardOnly;
}
