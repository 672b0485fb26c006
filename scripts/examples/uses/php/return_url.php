<?php
require 'return_url.php';

$secret = (string) getenv('GATEWAY_CALLBACK_SECRET');
$params = ['transaction_id' => 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ', 'external_transaction_id' => 'order-2026-000123',
    'status' => 'success', 'gw_ts' => '1768478406', 'gw_sign' => (string) getenv('RETURN_SIGNATURE')];
$now = (int) $params['gw_ts'];
if (!verify_return($params + ['shop' => '1'], $secret, $now + 3600) || verify_return($params, $secret, $now + 3601)
    || verify_return(['status' => 'failed'] + $params, $secret, $now)) {
    throw new Exception('verify_return');
}
