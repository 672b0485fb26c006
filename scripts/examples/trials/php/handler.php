<?php
require 'gateway.php';
require 'handler.php';

$shop = new Shop();
foreach (file((string) getenv('DELIVERIES'), FILE_IGNORE_NEW_LINES) as $line) {
    $fields = explode("\t", $line);
    [$name, $amount, $currency, $id, $timestamp, $signature, $base64, , $order] = $fields;
    [$point, $capture] = array_slice($fields, -2);
    $rawBody = (string) base64_decode($base64, true);
    $headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $signature];
    $shop->attempts[$order] ??= [
        'point_id' => (int) $point, 'amount' => $amount, 'currency' => $currency,
        'capture' => $capture === 'none' ? null : $capture, 'status' => 'created', 'version' => 0,
    ];
    $before = count($shop->jobs);
    ini_set('error_log', '/dev/null');
    $code = verify_callback($rawBody, $headers) ? $shop->handle($id, json_decode($rawBody, true, 64, JSON_THROW_ON_ERROR)) : 401;
    $kind = array_values($shop->jobs)[$before] ?? 'nothing';
    echo $name, "\t", $code === 200 ? str_replace(' and ', ' ', $kind) : 'refused', "\n";
}
