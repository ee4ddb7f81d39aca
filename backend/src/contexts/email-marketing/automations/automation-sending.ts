import { Logger } from '@nestjs/common';
import type { Transaction } from '../../../kernel/transaction.js';
import type { AutomationRuns, DueRun } from './adapters/persistence/automation-runs.js';
import type { OwnerGate } from './adapters/persistence/owner-gate.query.js';
import { mailOf } from './domain/automation.js';
import type { Sending } from '../sending/domain/index.js';
import type { TemplatesService } from '../templates/index.js';

const AT_ONCE = 200;

/** Hands over the mails of automations that are due; each once, whoever does it and however often. */
export class AutomationSending {
  private readonly logger = new Logger('AutomationSending');

  constructor(
    private readonly runs: AutomationRuns,
    private readonly gate: OwnerGate,
    private readonly templates: TemplatesService,
    private readonly sending: Sending,
    private readonly transaction: Transaction,
  ) {}

  async sendDue(): Promise<void> {
    await this.gate.takeBack();
    await this.runs.leaveOverdue();
    for (;;) {
      const due = await this.runs.due(AT_ONCE);
      for (const run of due) await this.tryToTake(run);
      if (due.length < AT_ONCE) return;
    }
  }

  private async tryToTake(run: DueRun): Promise<void> {
    try {
      await this.transaction.run(null, () => this.take(run));
    } catch (error) {
      this.logger.error(`The mail of automation run ${run.id} is put off: ${String(error)}`);
      await this.runs.putOff(run.id);
    }
  }

  private async take(run: DueRun): Promise<void> {
    const automation = await this.gate.pass(run.automationId);
    if (!automation) return;
    const step = automation.sequence[run.step];
    if (!step) return this.runs.leave(run.id, 'The sequence was made shorter');
    if (run.email === null || !run.isReachable) return this.runs.leave(run.id, 'They get no mail any more');
    const template = step.templateId === null ? null : await this.templates.find(step.templateId);
    const next = automation.sequence[run.step + 1];
    if (!(await this.runs.advance(run, next, template !== null)) || !template) return;
    await this.sending.add({
      type: 'automation',
      to: { address: run.email, name: run.name },
      content: mailOf(template, step),
      contactId: run.contactId,
      templateId: template.id,
      ofAutomation: { runId: run.id, version: automation.version },
      key: `automation ${run.id} ${String(run.step)}`,
      by: null,
    });
  }
}
